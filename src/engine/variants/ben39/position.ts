import { areSameBoards, boardKey, scramble, turnKey } from '../../rules/key.ts';
import type { Sameness } from '../../rules/history.ts';
import type { Kind } from '../../rules/piece.ts';
import { belongsTo, kindOf, pieceOf, sideOf } from '../../rules/piece.ts';
import type { Board, Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import type { BySide, Side } from '../../rules/side.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { IMMOBILIZER, KING, isCastle } from './pieces.ts';
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
export function isFrozen(board: Board, square: Site): boolean {
  for (const corner of sitesAround(square)) if (freezes(board, corner, square)) return true;
  return false;
}

/** The corners of a square at which an enemy's immobilizer stands. */
export const freezers = (board: Board, square: Site): Site[] =>
  sitesAround(square).filter((corner) => freezes(board, corner, square));

const freezes = (board: Board, corner: Site, square: Site): boolean =>
  corner !== NO_SITE &&
  pieceAt(board, corner) === pieceOf(IMMOBILIZER, otherSide(sideOf(pieceAt(board, square))));

/** Whether that side's king may leave and enter a square: a castle of its own is at a corner. */
export function isHaven(board: Board, square: Site, side: Side): boolean {
  for (const corner of sitesAround(square))
    if (corner !== NO_SITE && isCastleOf(board, corner, side)) return true;
  return false;
}

export const isCastleOf = (board: Board, crossing: Site, side: Side): boolean =>
  belongsTo(pieceAt(board, crossing), side) && isCastle(kindOf(pieceAt(board, crossing)));

/** How many of a kind a side holds. */
export const heldCount = ({ hands }: Ben39Position, side: Side, kind: Kind): number => hands[side][kind] ?? 0;

/** When two positions are the same for the rules of repetition: when their strings are equal. */
export const sameness: Sameness<Ben39Position> = {
  keyOf: ({ board, turn, places, hands }) => {
    let key = boardKey(board) ^ turnKey(turn) ^ scramble(-1 - places[0]) ^ scramble(-1 - places[1]);
    for (const side of SIDES)
      for (let kind = 0; kind < hands[side].length; kind++)
        key ^= scramble(((kind * 2 + side) * 16 + (hands[side][kind] ?? 0)) * -1000);
    return key;
  },
  isSame: (one, other) =>
    one.turn === other.turn &&
    one.places.every((place, i) => place === other.places[i]) &&
    areSameBoards(one.board, other.board) &&
    SIDES.every((side) => one.hands[side].every((count, kind) => count === other.hands[side][kind])),
};
