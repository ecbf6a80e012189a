import { kindOf } from '../../rules/piece.ts';
import type { Hint, HintRule } from '../../rules/hint.ts';
import { hintsOf } from '../../rules/hint.ts';
import { pieceAt } from '../../rules/position.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { forward, isOnFirstRank } from './board.ts';
import { PAWN } from './pieces.ts';
import type { Chess99Position } from './position.ts';
import { MOVE_LIMIT } from './position.ts';
import { isInCheck } from './status.ts';
import type { Chess99Move } from './moves.ts';
import { isWaiting, play } from './moves.ts';
import type { Chess99Hint } from './message.ts';

interface Situation {
  readonly position: Chess99Position;
  readonly moves: readonly Chess99Move[];
}

/** How many moves before the limit the hint about it appears. */
const NEAR_THE_LIMIT = 10;

const isMadeByPawn = ({ board }: Chess99Position, { from }: Chess99Move): boolean =>
  kindOf(pieceAt(board, from)) === PAWN;

/** Whether a move is a double step by a pawn that has left its starting rank. */
function isLateDoubleStep(position: Chess99Position, { kind, from, to }: Chess99Move): boolean {
  const ahead = forward(position.turn);
  return (
    kind === 'move' &&
    to === from + 2 * ahead &&
    kindOf(pieceAt(position.board, from)) === PAWN &&
    !isOnFirstRank(from, position.turn) &&
    !isOnFirstRank(from - ahead, position.turn)
  );
}

const hintRules: readonly HintRule<Situation, Chess99Hint>[] = [
  {
    id: 'move-limit',
    text: { id: 'chess99/hint/move-limit', limit: MOVE_LIMIT },
    rule: 'draws',
    hasCome: ({ position: { moveNumber } }) => moveNumber > MOVE_LIMIT - NEAR_THE_LIMIT,
  },
  {
    id: 'en-passant-by-pawn',
    text: { id: 'chess99/hint/en-passant-by-pawn' },
    rule: 'en-passant',
    mark: 'passed',
    hasCome: ({ position, moves }) =>
      moves.some((move) => move.kind === 'enPassant' && isMadeByPawn(position, move)),
  },
  {
    id: 'en-passant-by-any-piece',
    text: { id: 'chess99/hint/en-passant-by-any-piece' },
    rule: 'en-passant',
    mark: 'passed',
    hasCome: ({ position, moves }) =>
      moves.some((move) => move.kind === 'enPassant' && !isMadeByPawn(position, move)),
  },
  {
    id: 'waiting-pawn',
    text: { id: 'chess99/hint/waiting-pawn' },
    rule: 'promotion',
    hasCome: ({ position: { board } }) =>
      SIDES.some((side) => [...board.keys()].some((site) => isWaiting(board, site, side))),
  },
  {
    id: 'castling',
    text: { id: 'chess99/hint/castling' },
    rule: 'castling',
    hasCome: ({ position, moves }) =>
      isInCheck(position.board, position.turn) &&
      moves.some((move) => move.kind === 'swap' && !isInCheck(play(position, move).board, position.turn)),
    about: ({ moves }) => moves.flatMap(({ kind, from, to }) => (kind === 'swap' ? [from, to] : [])),
  },
  {
    id: 'both-in-check',
    text: { id: 'chess99/hint/both-in-check' },
    rule: 'draws',
    hasCome: ({ position: { board } }) => SIDES.every((side) => isInCheck(board, side)),
  },
  {
    id: 'king-capture',
    text: { id: 'chess99/hint/king-capture' },
    rule: 'winning',
    hasCome: ({ position: { board, turn } }) => isInCheck(board, otherSide(turn)),
  },
  {
    id: 'check',
    text: { id: 'chess99/hint/check' },
    rule: 'check',
    hasCome: ({ position: { board, turn } }) => isInCheck(board, turn),
  },
  {
    id: 'two-squares',
    text: { id: 'chess99/hint/two-squares' },
    rule: 'pawn',
    hasCome: ({ position, moves }) => moves.some((move) => isLateDoubleStep(position, move)),
    about: ({ position, moves }) =>
      moves.filter((move) => isLateDoubleStep(position, move)).map(({ from }) => from),
  },
];

/** The rules that a newcomer to Chess 99 meets in a position. */
export const hints = (position: Chess99Position, _: unknown, { moves }: Status<Chess99Move>): Hint[] =>
  hintsOf(hintRules, { position, moves });
