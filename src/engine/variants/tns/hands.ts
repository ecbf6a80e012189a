import type { Site } from '../../topology/site.ts';
import { shapeOf } from '../../topology/topology.ts';
import type { Kind, Piece } from '../../rules/piece.ts';
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

/** Whether a ferz of that side may not come to the colour of a square (TNS, a turn, 4). */
export const isColourTaken = (board: Board, owner: Side, site: Site): boolean =>
  board.some((piece, other) => takesColour(piece, other, owner, site));

/** Where the ferzes and bishops of that side stand for which it may not. */
export const colourTakers = (board: Board, owner: Side, site: Site): Site[] =>
  [...board.keys()].filter((other) => takesColour(pieceAt(board, other), other, owner, site));

const takesColour = (piece: Piece, other: Site, owner: Side, site: Site): boolean =>
  belongsTo(piece, owner) &&
  (kindOf(piece) === FERZ || kindOf(piece) === BISHOP) &&
  shapeOf(squares, other).shade === shapeOf(squares, site).shade;

/** Whether the side to move may drop a piece of that kind there, if it may drop one at all. */
export function canDropAt(board: Board, holder: Side, kind: Kind, site: Site): boolean {
  return pieceAt(board, site) === EMPTY && !(kind === FERZ && isColourTaken(board, otherSide(holder), site));
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
