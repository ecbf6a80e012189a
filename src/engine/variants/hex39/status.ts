import type { Outcome } from '../../rules/outcome.ts';
import { win } from '../../rules/outcome.ts';
import { movesOf } from '../../rules/listing.ts';
import type { MoveList } from '../../rules/moveList.ts';
import { newMoveList } from '../../rules/moveList.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import { pieceMoveOf } from '../../rules/pieceMove.ts';
import type { Placement } from '../../rules/placement.ts';
import { placementOf } from '../../rules/placement.ts';
import type { Board, Position } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { open, over } from '../../rules/status.ts';
import { listMoves } from './moves.ts';
import { kinds } from './pieces.ts';
import { canEnter, hasEntered } from './position.ts';
import { repeatingMoves } from './repetition.ts';

/** The end that the board alone decides; null if there is none. */
function decided(pieces: Board, placement: Placement): Outcome | null {
  for (const side of SIDES) if (hasEntered(pieces, side)) return win(side, 'castle-entered');
  for (const side of SIDES)
    if (!canEnter(pieces, placement, side)) return win(otherSide(side), 'no-castle-piece');
  return null;
}

const stuck = (turn: Side): Outcome => win(otherSide(turn), 'no-moves');

/** Lists the moves, as if they repeated no earlier position, and gives the end. */
export function look(position: Position, placement: Placement, list: MoveList): Outcome | null {
  const end = decided(position.board, placement);
  if (end) return end;
  listMoves(position, placement, list);
  return list.count === 0 ? stuck(position.turn) : null;
}

/**
 * The moves that repeat no earlier position are legal; those that would are forbidden (Hex 39, repetition).
 */
export function status(position: Position, history: readonly Position[]): Status<PieceMove> {
  const list = newMoveList<PieceMove>();
  const end = look(position, placementOf(position.board, kinds.length), list);
  if (end) return over(end);
  const all = movesOf(list, pieceMoveOf);
  const repeating = repeatingMoves(position, history, all);
  const moves = repeating.length === 0 ? all : all.filter((move) => !repeating.includes(move));
  return open(moves, stuck(position.turn), repeating);
}
