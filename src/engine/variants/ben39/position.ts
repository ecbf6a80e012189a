import type { Kind } from '../../rules/piece.ts';
import { belongsTo, kindOf, pieceOf, sideOf } from '../../rules/piece.ts';
import type { Board, Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import type { BySide, Side } from '../../rules/side.ts';
import { otherSide } from '../../rules/side.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { IMMOBILIZER, KING, isCastle } from './army.ts';
import type { Places } from './board.ts';
import { sitesAround } from './board.ts';

export interface Ben39Position extends Position {
  /** Where the movable squares are. */
  readonly places: Places;
  /** How many pieces of each kind a side holds. */
  readonly hands: BySide<readonly number[]>;
}

/** Where that side's king stands, or `NO_SITE` when it has been captured. */
export const kingSite = (board: Board, side: Side): Site => board.indexOf(pieceOf(KING, side));

/** Whether an enemy's immobilizer stands at a corner of the square (Ben39, immobilized). */
export const isFrozen = (board: Board, square: Site): boolean =>
  sitesAround(square).some((corner) => freezes(board, corner, square));

/** The corners of a square at which an enemy's immobilizer stands. */
export const freezers = (board: Board, square: Site): Site[] =>
  sitesAround(square).filter((corner) => freezes(board, corner, square));

const freezes = (board: Board, corner: Site, square: Site): boolean =>
  corner !== NO_SITE &&
  pieceAt(board, corner) === pieceOf(IMMOBILIZER, otherSide(sideOf(pieceAt(board, square))));

/** Whether that side's king may leave and enter a square: a castle of its own is at a corner. */
export const isHaven = (board: Board, square: Site, side: Side): boolean =>
  sitesAround(square).some((corner) => corner !== NO_SITE && isCastleOf(board, corner, side));

export const isCastleOf = (board: Board, crossing: Site, side: Side): boolean =>
  belongsTo(pieceAt(board, crossing), side) && isCastle(kindOf(pieceAt(board, crossing)));

/** How many of a kind a side holds. */
export const heldCount = ({ hands }: Ben39Position, side: Side, kind: Kind): number => hands[side][kind] ?? 0;
