import { movesOf } from '../../rules/listing.ts';
import type { MoveList } from '../../rules/moveList.ts';
import { newMoveList } from '../../rules/moveList.ts';
import { addAllMoves } from '../../rules/moveTable.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import { pieceMoveOf } from '../../rules/pieceMove.ts';
import type { Placement } from '../../rules/placement.ts';
import { placementOf } from '../../rules/placement.ts';
import type { Position } from '../../rules/position.ts';
import { kinds, moveTable } from './pieces.ts';

/** Lists every move of the pieces, whether or not it repeats a position. */
export function listMoves(position: Position, placement: Placement, list: MoveList): void {
  list.count = 0;
  addAllMoves(list, moveTable, position, placement);
}

/** The same moves. */
export function generateMoves(position: Position): PieceMove[] {
  const list = newMoveList<PieceMove>();
  listMoves(position, placementOf(position.board, kinds.length), list);
  return movesOf(list, pieceMoveOf);
}
