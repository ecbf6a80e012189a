import { at } from '../../../src/engine/at.ts';
import { checkMark } from '../../../src/engine/rules/mark.ts';
import type { Hint } from '../../../src/engine/rules/hint.ts';
import { hintsOf } from '../../../src/engine/rules/hint.ts';
import { pickSite } from '../../../src/engine/rules/move.ts';
import { movementMapOf } from '../../../src/engine/rules/movementMap.ts';
import { EMPTY, kindOf, pieceOf, sideOf } from '../../../src/engine/rules/piece.ts';
import type { PieceMove } from '../../../src/engine/rules/pieceMove.ts';
import { pieceMoveEffects } from '../../../src/engine/rules/pieceMove.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import { pieceAt, sitesOf } from '../../../src/engine/rules/position.ts';
import { readBoard, readFields, readTurn, writeBoard } from '../../../src/engine/setup/positionText.ts';
import type { Result } from '../../../src/engine/rules/result.ts';
import { unwrap, failure, success } from '../../../src/engine/rules/result.ts';
import { TURN_FIELD } from '../../../src/engine/rules/setup.ts';
import { SIDES, sideLetter } from '../../../src/engine/rules/side.ts';
import { defineVariant } from '../../../src/engine/rules/variant.ts';
import type { Site } from '../../../src/engine/topology/site.ts';
import { shapeOf } from '../../../src/engine/topology/topology.ts';
import { KING, board as topology, kinds, movements } from './pieces.ts';
import { message } from './message.ts';
import { metadata } from './metadata.ts';
import { isInCheck, kingSite, notation, play, status } from './moves.ts';

function readPosition(text: string): Result<Position> {
  const fields = readFields(text, ['board', 'side to move'] as const);
  if (!fields.ok) return fields;
  const board = readBoard(topology, kinds, fields.value.board);
  if (!board.ok) return board;
  const turn = readTurn(fields.value['side to move']);
  if (!turn.ok) return turn;
  const counts = SIDES.map((side) => sitesOf(board.value, pieceOf(KING, side)).length);
  if (Math.max(...counts) > 1) return failure('A side has one king.');
  if (Math.max(...counts) === 0) return failure('One side has a king at least.');
  return success({ board: board.value, turn: turn.value });
}

const writePosition = ({ board, turn }: Position): string =>
  `${writeBoard(topology, kinds, board)} ${sideLetter(turn)}`;

const movementOn = ({ board }: Pick<Position, 'board'>, site: Site) => {
  const piece = pieceAt(board, site);
  return at(movements[sideOf(piece)], kindOf(piece));
};

const hints = ({ board }: Position): Hint[] =>
  hintsOf(
    [
      {
        id: 'king-capture',
        text: message({ id: 'tiny/hint/king-capture' }),
        rule: 'winning',
        hasCome: () => SIDES.some((side) => isInCheck(board, side)),
      },
    ],
    board,
  );

export const tiny = defineVariant<Position, PieceMove>({
  ...metadata,
  topology,
  kinds,
  start: unwrap(readPosition('wkw/3/3/WKW w')),
  setup: { boards: [{ name: 'board', ranks: topology.ranks }], fields: [TURN_FIELD], picture: null },
  readPosition,
  writePosition,
  status,
  reasons: () => import('./explain.ts'),
  effects: pieceMoveEffects,
  play,
  writeMove: (_, { from, to }) => `${shapeOf(topology, from).name}-${shapeOf(topology, to).name}`,
  notation,
  paths: (_, { from, to }) => [[pickSite(from), pickSite(to)]],
  endRule: () => 'winning',
  marks: ({ board }) =>
    SIDES.filter((side) => isInCheck(board, side)).map((side) => checkMark(kingSite(board, side))),
  remarks: ({ board, turn }) =>
    isInCheck(board, turn) ? [{ text: message({ id: 'tiny/king-in-check', side: turn }), rule: 'king' }] : [],
  hints,
  movementMap: ({ board }, site) =>
    pieceAt(board, site) === EMPTY ? [] : movementMapOf(topology, movementOn({ board }, site), board, site),
});
