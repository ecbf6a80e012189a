import type { Outcome } from '../../rules/outcome.ts';
import { win } from '../../rules/outcome.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import type { Position } from '../../rules/position.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { open, over } from '../../rules/status.ts';
import { generateMoves } from './moves.ts';
import { canEnter, hasEntered } from './position.ts';
import { repeatingMoves } from './repetition.ts';

/** The end that the board alone decides; null if there is none. */
function decided({ board: pieces }: Position): Outcome | null {
  for (const side of SIDES) if (hasEntered(pieces, side)) return win(side, 'castle-entered');
  for (const side of SIDES) if (!canEnter(pieces, side)) return win(otherSide(side), 'no-castle-piece');
  return null;
}

/**
 * The moves that repeat no earlier position are legal; those that would are forbidden (Hex 39, repetition).
 */
export function status(position: Position, history: readonly Position[]): Status<PieceMove> {
  const end = decided(position);
  if (end) return over(end);
  const all = generateMoves(position);
  const repeating = repeatingMoves(position, history, all);
  const moves = repeating.length === 0 ? all : all.filter((move) => !repeating.includes(move));
  return open(moves, win(otherSide(position.turn), 'no-moves'), repeating);
}
