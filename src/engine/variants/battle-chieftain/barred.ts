import { at } from '../../at.ts';
import { reach } from '../../rules/movement.ts';
import { EMPTY, belongsTo, kindOf } from '../../rules/piece.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import { pieceMove } from '../../rules/pieceMove.ts';
import { pieceAt } from '../../rules/position.ts';
import { because } from '../../rules/reason.ts';
import { otherSide } from '../../rules/side.ts';
import type { ChieftainBoard } from './board.ts';
import type { ChieftainReason } from './message.ts';
import type { ChieftainPosition } from './position.ts';

/** The moves to empty squares of the enemy's wall, where pieces only capture (Battle Chieftain, movement). */
export const barredMoves = (
  { movements, walls }: ChieftainBoard,
  { board, turn }: ChieftainPosition,
): PieceMove[] =>
  board.flatMap((piece, from) =>
    belongsTo(piece, turn)
      ? reach(at(movements[turn], kindOf(piece)).quiet, board, from)
          .filter((to) => pieceAt(board, to) === EMPTY && walls[otherSide(turn)].has(to))
          .map((to) => pieceMove(from, to))
      : [],
  );

/** Only the enemy's wall forbids moves that pieces could make. */
export const whyBarred = ({ turn }: ChieftainPosition): ChieftainReason =>
  because('wall', 'walls', { id: 'battle-chieftain/wall-bars', owner: otherSide(turn) });
