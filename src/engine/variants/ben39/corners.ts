import { belongsTo, kindOf, pieceOf, sideOf } from '../../rules/piece.ts';
import type { Board } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { otherSide } from '../../rules/side.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { sitesAround } from './board.ts';
import { IMMOBILIZER, isCastle } from './pieces.ts';

/** Whether an enemy immobilizer stands at a corner of the square (Ben39, immobilized). */
export function isFrozen(board: Board, square: Site): boolean {
  for (const corner of sitesAround(square)) if (freezes(board, corner, square)) return true;
  return false;
}

/** The corners of a square where an enemy immobilizer stands. */
export const freezers = (board: Board, square: Site): Site[] =>
  sitesAround(square).filter((corner) => freezes(board, corner, square));

const freezes = (board: Board, corner: Site, square: Site): boolean =>
  corner !== NO_SITE &&
  pieceAt(board, corner) === pieceOf(IMMOBILIZER, otherSide(sideOf(pieceAt(board, square))));

/** Whether that side's king may leave and enter a square: a castle of its side is at a corner. */
export function isHaven(board: Board, square: Site, side: Side): boolean {
  for (const corner of sitesAround(square))
    if (corner !== NO_SITE && isCastleOf(board, corner, side)) return true;
  return false;
}

export const isCastleOf = (board: Board, crossing: Site, side: Side): boolean =>
  belongsTo(pieceAt(board, crossing), side) && isCastle(kindOf(pieceAt(board, crossing)));
