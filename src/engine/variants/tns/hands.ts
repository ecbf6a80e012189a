import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { shapeOf } from '../../topology/topology.ts';
import type { Kind } from '../../rules/piece.ts';
import { EMPTY, belongsTo, kindOf } from '../../rules/piece.ts';
import type { Board, Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import type { BySide, Side } from '../../rules/side.ts';
import { BLACK, WHITE, otherSide } from '../../rules/side.ts';
import { board as squares } from './board.ts';
import { BISHOP, FERZ, baseOf, kinds } from './pieces.ts';

/** A piece in hand. It belongs to the holder's enemy. */
export interface HeldPiece {
  readonly kind: Kind;
  /** How many turns the holder has left to drop it; 4 during the turn in which it was captured. */
  readonly turnsLeft: number;
}

/** The part of a position that concerns hands. */
export interface Holding extends Position {
  /** By holder; sorted by kind, then by turns left. */
  readonly hands: BySide<readonly HeldPiece[]>;
}

/** The turns left for a piece that was captured in the current turn. */
export const JUST_CAPTURED = 4;
/** How many turns the holder has to drop a piece. */
export const HELD_TURNS = 3;

/** Held pieces by kind, then by turns left; each is always the same object. */
const heldPieces: readonly (readonly HeldPiece[])[] = kinds.map((_, kind) =>
  Array.from({ length: JUST_CAPTURED + 1 }, (_turn, turnsLeft) => ({ kind, turnsLeft })),
);

/** A hand with the piece of that kind that has just been captured. It stays sorted. */
export function handAfterCapture({ hands, turn }: Holding, captured: Kind): HeldPiece[] {
  const kind = baseOf(captured);
  const hand = hands[turn].slice();
  let place = hand.length;
  while (place > 0 && at(hand, place - 1).kind > kind) place--;
  hand.splice(place, 0, at(at(heldPieces, kind), JUST_CAPTURED));
  return hand;
}

/** The hand at the end of its holder’s turn: every number goes down, but never below 1. It stays sorted. */
export const handAfterTurn = ({ hands, turn }: Holding): HeldPiece[] =>
  hands[turn].map(({ kind, turnsLeft }) => at(at(heldPieces, kind), Math.max(1, turnsLeft - 1)));

/** The hands of a position with one of them replaced; the new hand must be sorted. */
export const withHand = (
  { hands }: Holding,
  holder: Side,
  hand: readonly HeldPiece[],
): BySide<readonly HeldPiece[]> => (holder === WHITE ? [hand, hands[BLACK]] : [hands[WHITE], hand]);

/**
 * The kinds that the side to move may drop; of several pieces of one kind, the one with the fewest turns left
 * goes first.
 */
export function droppableKinds({ hands, turn }: Holding): Kind[] {
  const found: Kind[] = [];
  for (const { kind, turnsLeft } of hands[turn])
    if (turnsLeft < JUST_CAPTURED && found.at(-1) !== kind) found.push(kind);
  return found;
}

/** Whether something must be dropped before the turn can end (TNS, a turn, 3). */
export const isSomethingDue = ({ hands, turn }: Holding): boolean =>
  hands[turn].some(({ turnsLeft }) => turnsLeft === 1);

/**
 * The site of a ferz or bishop of that side on the colour of a square, which keeps another of its ferzes from
 * being dropped there; `NO_SITE` if there is none (TNS, a turn, 4). While a ferz is held, there is at most
 * one other.
 */
export function colourTaker(board: Board, owner: Side, site: Site): Site {
  const { shade } = shapeOf(squares, site);
  return board.findIndex(
    (piece, other) =>
      belongsTo(piece, owner) &&
      (kindOf(piece) === FERZ || kindOf(piece) === BISHOP) &&
      shapeOf(squares, other).shade === shade,
  );
}

const shades = squares.sites.map(({ shade }) => shade);

/** For each shade, whether a ferz of that side may be dropped on its squares (TNS, a turn, 4). */
function shadesOpenToFerz(board: Board, owner: Side): readonly boolean[] {
  const isOpen = [true, true];
  for (let site = 0; site < board.length; site++) {
    const piece = pieceAt(board, site);
    if (belongsTo(piece, owner) && (kindOf(piece) === FERZ || kindOf(piece) === BISHOP))
      isOpen[at(shades, site)] = false;
  }
  return isOpen;
}

/** For each shade, whether the side to move may drop a piece of that kind on its empty squares. */
export const openShades = ({ board, turn }: Holding, kind: Kind): readonly boolean[] =>
  kind === FERZ ? shadesOpenToFerz(board, otherSide(turn)) : ALL_SHADES;

const ALL_SHADES: readonly boolean[] = [true, true];

/** Whether a piece that may be dropped on the open shades may be dropped on that square. */
export const isDropSite = (board: Board, isOpen: readonly boolean[], site: Site): boolean =>
  pieceAt(board, site) === EMPTY && at(isOpen, at(shades, site));

/** Whether anything can be dropped; if not, the turn ends by itself. */
export function canDrop(position: Holding): boolean {
  const { board, hands, turn } = position;
  for (const { kind, turnsLeft } of hands[turn]) {
    if (turnsLeft === JUST_CAPTURED) continue;
    const isOpen = openShades(position, kind);
    for (let site = 0; site < board.length; site++) if (isDropSite(board, isOpen, site)) return true;
  }
  return false;
}

/** The hand of the side to move without the piece that a drop of that kind uses. */
export function handAfterDrop({ hands, turn }: Holding, kind: Kind): HeldPiece[] {
  const dropped = hands[turn].findIndex((held) => held.kind === kind);
  return hands[turn].filter((_, i) => i !== dropped);
}
