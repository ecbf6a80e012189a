import { shapeOf } from '../../topology/topology.ts';
import { pickSite } from '../../rules/move.ts';
import type { Outcome } from '../../rules/outcome.ts';
import { win } from '../../rules/outcome.ts';
import { belongsTo } from '../../rules/piece.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import { pieceMoveEffects } from '../../rules/pieceMove.ts';
import type { Board, Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import { readBoard, readFields, readTurn, writeBoard } from '../../setup/positionText.ts';
import type { Result } from '../../rules/result.ts';
import { unwrap, failure, success } from '../../rules/result.ts';
import { TURN_FIELD } from '../../rules/setup.ts';
import type { Side } from '../../rules/side.ts';
import { SIDES, otherSide, sideLetter } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { open, over } from '../../rules/status.ts';
import type { Terrain } from '../../rules/terrain.ts';
import { defineVariant } from '../../rules/variant.ts';
import { board, castles, couldEnterCastle, kinds } from './pieces.ts';
import { metadata } from './metadata.ts';
import { hints } from './hints.ts';
import { message } from './message.ts';
import { generateMoves, notation, play } from './moves.ts';
import { movementMap } from './movementMap.ts';
import { repeatedPly, repeatingMoves, wouldRepeat } from './repetition.ts';

const START = 'b/rbbr/ppppp/6/7/6/PPPPP/RBBR/B w';

function readPosition(text: string): Result<Position> {
  const fields = readFields(text, ['board', 'side to move'] as const);
  if (!fields.ok) return fields;
  const pieces = readBoard(board, kinds, fields.value.board);
  if (!pieces.ok) return pieces;
  const turn = readTurn(fields.value['side to move']);
  if (!turn.ok) return turn;
  if (SIDES.every((side) => hasEntered(pieces.value, side)))
    return failure('Both castles are taken by the enemy; only one side can have won.');
  if (!SIDES.some((side) => canEnter(pieces.value, side)))
    return failure('Neither side has a piece that could ever stand in the enemy’s castle.');
  return success({ board: pieces.value, turn: turn.value });
}

const writePosition = (position: Position): string =>
  `${writeBoard(board, kinds, position.board)} ${sideLetter(position.turn)}`;

/** Whether that side stands in the enemy's castle. */
const hasEntered = (pieces: Board, side: Side): boolean =>
  belongsTo(pieceAt(pieces, castles[otherSide(side)]), side);

/** Whether that side has a piece that could ever stand in a castle (Hex 39, end). */
function canEnter(pieces: Board, side: Side): boolean {
  for (let site = 0; site < pieces.length; site++) {
    const piece = pieceAt(pieces, site);
    if (belongsTo(piece, side) && couldEnterCastle(piece, site)) return true;
  }
  return false;
}

/** The end by what stands where. */
function decided({ board: pieces }: Position): Outcome | null {
  for (const side of SIDES) if (hasEntered(pieces, side)) return win(side, 'castle-entered');
  for (const side of SIDES) if (!canEnter(pieces, side)) return win(otherSide(side), 'no-castle-piece');
  return null;
}

/** The moves that lead to no position of the past, and those that would (Hex 39, repetition). */
function status(position: Position, history: readonly Position[]): Status<PieceMove> {
  const end = decided(position);
  if (end) return over(end);
  const all = generateMoves(position);
  const repeating = repeatingMoves(position, history, all);
  const moves = repeating.length === 0 ? all : all.filter((move) => !repeating.includes(move));
  return open(moves, win(otherSide(position.turn), 'no-moves'), repeating);
}

const terrain = (): Terrain[] =>
  SIDES.map((side) => ({
    kind: 'castle',
    site: castles[side],
    side,
    label: message({ id: 'hex39/castle-of', side }),
  }));

export const hex39 = defineVariant<Position, PieceMove>({
  ...metadata,
  topology: board,
  kinds,
  start: unwrap(readPosition(START)),
  setup: { boards: [{ name: 'board', ranks: board.ranks }], fields: [TURN_FIELD], picture: null },
  readPosition,
  writePosition,
  status,
  whyForbidden: (position, history, move) => wouldRepeat(repeatedPly(position, history, move)),
  reasons: () => import('./explain.ts'),
  effects: pieceMoveEffects,
  play,
  writeMove: (_, { from, to }) => `${shapeOf(board, from).name}-${shapeOf(board, to).name}`,
  notation,
  paths: (_, { from, to }) => [[pickSite(from), pickSite(to)]],
  endRule: () => 'winning',
  terrain,
  hints,
  movementMap,
});
