import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { shapeOf } from '../../topology/topology.ts';
import type { Kind } from '../../rules/piece.ts';
import { EMPTY, belongsTo, kindOf } from '../../rules/piece.ts';
import type { Board, Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import type { BySide, Side } from '../../rules/side.ts';
import { bySide, otherSide } from '../../rules/side.ts';
import { BISHOP, FERZ, board as squares } from './army.ts';

/** A piece in hand. It belongs to the holder's enemy. */
export interface HeldPiece {
  readonly kind: Kind;
  /** Turns of the holder that are left to drop it; 4 in the turn in which it was captured. */
  readonly turnsLeft: number;
}

export interface TnsPosition extends Position {
  /** By holder; in the order of the kinds, then of the turns left. */
  readonly hands: BySide<readonly HeldPiece[]>;
  /** Whether the side to move has yet to move, or has moved and may drop (TNS, a turn). */
  readonly stage: 'move' | 'drop';
}

/** The turns left of a piece captured in this same turn. */
export const JUST_CAPTURED = 4;

/** A hand as it is listed: by kind, then by turns left. */
export const inOrder = (hand: readonly HeldPiece[]): HeldPiece[] =>
  hand.toSorted((a, b) => a.kind - b.kind || a.turnsLeft - b.turnsLeft);

/** The hands of a position with one of them replaced. */
export const withHand = (
  { hands }: TnsPosition,
  holder: Side,
  hand: readonly HeldPiece[],
): BySide<readonly HeldPiece[]> => bySide((side) => (side === holder ? inOrder(hand) : hands[side]));

/** The kinds that the side to move may drop; of several alike the one with the fewest turns left goes first. */
export function droppableKinds({ hands, turn }: TnsPosition): Kind[] {
  return [
    ...new Set(hands[turn].filter(({ turnsLeft }) => turnsLeft < JUST_CAPTURED).map(({ kind }) => kind)),
  ];
}

/** Whether the turn cannot end before something is dropped (TNS, a turn, 3). */
export const isSomethingDue = ({ hands, turn }: TnsPosition): boolean =>
  hands[turn].some(({ turnsLeft }) => turnsLeft === 1);

/**
 * Where a ferz or bishop of that side stands on the colour of a square, so that no ferz of its may be dropped
 * there; else `NO_SITE` (TNS, a turn, 4). While a ferz is held there is at most one other.
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

/** Whether the side to move may drop a piece of that kind there, if it may drop one at all. */
export function canDropAt(board: Board, holder: Side, kind: Kind, site: Site): boolean {
  if (pieceAt(board, site) !== EMPTY) return false;
  return kind !== FERZ || colourTaker(board, otherSide(holder), site) === NO_SITE;
}

/** The squares on which the side to move may drop a piece of that kind. */
export const dropSites = ({ board, turn }: TnsPosition, kind: Kind): Site[] =>
  [...board.keys()].filter((site) => canDropAt(board, turn, kind, site));

/** Whether anything can be dropped; if not, the turn ends by itself. */
export const canDrop = (position: TnsPosition): boolean =>
  droppableKinds(position).some((kind) => dropSites(position, kind).length > 0);

/** The hand of the side to move without the piece that a drop of that kind takes from it. */
export function handAfterDrop({ hands, turn }: TnsPosition, kind: Kind): HeldPiece[] {
  const dropped = hands[turn].findIndex((held) => held.kind === kind);
  return hands[turn].filter((_, i) => i !== dropped);
}

/** The end of a turn: every number in the hand goes down, but never below 1 (TNS, hands). */
export function turnEnded(position: TnsPosition): TnsPosition {
  const { turn, hands } = position;
  const hand = hands[turn].map(({ kind, turnsLeft }) => ({ kind, turnsLeft: Math.max(1, turnsLeft - 1) }));
  return { ...position, hands: withHand(position, turn, hand), turn: otherSide(turn), stage: 'move' };
}
