import { shapeOf } from '../../topology/topology.ts';
import type { Barred } from '../../rules/move.ts';
import { pickSite } from '../../rules/move.ts';
import type { Outcome } from '../../rules/outcome.ts';
import { won } from '../../rules/outcome.ts';
import { belongsTo } from '../../rules/piece.ts';
import type { Board, Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import { readBoard, readFields, readTurn, writeBoard } from '../../rules/positionText.ts';
import type { Result } from '../../rules/result.ts';
import { certain, failure, success } from '../../rules/result.ts';
import { TURN_FIELD } from '../../rules/setup.ts';
import type { Side } from '../../rules/side.ts';
import { SIDES, otherSide, sideLetter, sideName } from '../../rules/side.ts';
import type { Terrain } from '../../rules/terrain.ts';
import type { Variant } from '../../rules/variant.ts';
import { board, castles, couldEnterCastle, kinds } from './army.ts';
import { facts } from './facts.ts';
import { moments } from './moments.ts';
import type { Hex39Move } from './moves.ts';
import { effects, generated, notation, play } from './moves.ts';
import { pattern } from './pattern.ts';
import { repeated, wouldRepeat } from './repetition.ts';

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
const canEnter = (pieces: Board, side: Side): boolean =>
  pieces.some((piece, site) => belongsTo(piece, side) && couldEnterCastle(piece, site));

/** The end by what stands where. */
function decided({ board: pieces }: Position): Outcome | null {
  const winner = SIDES.find((side) => hasEntered(pieces, side));
  if (winner !== undefined) return won(winner, 'castle-entered');
  const loser = SIDES.find((side) => !canEnter(pieces, side));
  return loser === undefined ? null : won(otherSide(loser), 'no-castle-piece');
}

/** The moves that lead to no position of the past (Hex 39, repetition). */
function moves(position: Position, past: readonly Position[]): Hex39Move[] {
  if (decided(position)) return [];
  return generated(position).filter((move) => repeated(past, play(position, move)) === -1);
}

/** The moves that would repeat a position. */
function barred(position: Position, past: readonly Position[]): Barred[] {
  if (decided(position)) return [];
  return generated(position).flatMap((move) => {
    const ply = repeated(past, play(position, move));
    if (ply === -1) return [];
    return [{ path: [pickSite(move.from), pickSite(move.to)], reason: wouldRepeat(ply).text }];
  });
}

function outcome(position: Position, past: readonly Position[]): Outcome | null {
  const end = decided(position);
  if (end) return end;
  const canMove = generated(position).some((move) => repeated(past, play(position, move)) === -1);
  return canMove ? null : won(otherSide(position.turn), 'no-moves');
}

const terrain = (): Terrain[] =>
  SIDES.map((side) => ({
    kind: 'castle',
    site: castles[side],
    side,
    label: `${sideName(side)}’s castle`,
  }));

export const hex39: Variant<Position, Hex39Move> = {
  ...facts,
  topology: board,
  kinds,
  hasHands: false,
  start: certain(readPosition(START)),
  setup: { boards: [{ name: 'board', ranks: board.ranks }], fields: [TURN_FIELD], picture: null },
  readPosition,
  writePosition,
  moves,
  barred,
  reasons: () => import('./reasons.ts'),
  effects,
  play,
  writeMove: (_, { from, to }) => `${shapeOf(board, from).name}-${shapeOf(board, to).name}`,
  notation,
  paths: (_, { from, to }) => [[pickSite(from), pickSite(to)]],
  outcome,
  endRule: () => 'winning',
  claims: () => [],
  terrain,
  marks: () => [],
  hands: () => [],
  remarks: () => [],
  moments,
  passed: (position) => ({ ...position, turn: otherSide(position.turn) }),
  pattern,
  otherCaptures: () => [],
  lenses: [],
};
