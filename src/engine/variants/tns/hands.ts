import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { shapeOf } from '../../topology/topology.ts';
import { areSameBoards, boardKey, scramble, turnKey } from '../../rules/key.ts';
import type { Sameness } from '../../rules/history.ts';
import type { Kind } from '../../rules/piece.ts';
import { EMPTY, belongsTo, kindOf } from '../../rules/piece.ts';
import type { Board, Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import type { BySide, Side } from '../../rules/side.ts';
import { BLACK, SIDES, WHITE, otherSide } from '../../rules/side.ts';
import { BISHOP, FERZ, board as squares } from './pieces.ts';

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

/** The hands of a position with one of them replaced by another, which is in order. */
export const withHand = (
  { hands }: TnsPosition,
  holder: Side,
  hand: readonly HeldPiece[],
): BySide<readonly HeldPiece[]> => (holder === WHITE ? [hand, hands[BLACK]] : [hands[WHITE], hand]);

/** The kinds that the side to move may drop; of several alike the one with the fewest turns left goes first. */
export function droppableKinds({ hands, turn }: TnsPosition): Kind[] {
  const found: Kind[] = [];
  for (const { kind, turnsLeft } of hands[turn])
    if (turnsLeft < JUST_CAPTURED && found.at(-1) !== kind) found.push(kind);
  return found;
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

const shades = squares.sites.map(({ shade }) => shade);

/** By shade, whether a ferz of that side may be dropped on squares of it (TNS, a turn, 4). */
function shadesOpenToFerz(board: Board, owner: Side): readonly boolean[] {
  const isOpen = [true, true];
  for (let site = 0; site < board.length; site++) {
    const piece = pieceAt(board, site);
    if (belongsTo(piece, owner) && (kindOf(piece) === FERZ || kindOf(piece) === BISHOP))
      isOpen[at(shades, site)] = false;
  }
  return isOpen;
}

/** By shade, whether the side to move may drop a piece of that kind on empty squares of it. */
export const openShades = ({ board, turn }: TnsPosition, kind: Kind): readonly boolean[] =>
  kind === FERZ ? shadesOpenToFerz(board, otherSide(turn)) : ALL_SHADES;

const ALL_SHADES: readonly boolean[] = [true, true];

/** Whether a piece that may come to squares of some shades may be dropped on that one. */
export const isDropSite = (board: Board, isOpen: readonly boolean[], site: Site): boolean =>
  pieceAt(board, site) === EMPTY && at(isOpen, at(shades, site));

/** Whether anything can be dropped; if not, the turn ends by itself. */
export function canDrop(position: TnsPosition): boolean {
  const { board } = position;
  return droppableKinds(position).some((kind) => {
    const isOpen = openShades(position, kind);
    return board.some((_, site) => isDropSite(board, isOpen, site));
  });
}

/** The hand of the side to move without the piece that a drop of that kind takes from it. */
export function handAfterDrop({ hands, turn }: TnsPosition, kind: Kind): HeldPiece[] {
  const dropped = hands[turn].findIndex((held) => held.kind === kind);
  return hands[turn].filter((_, i) => i !== dropped);
}

/** The end of a turn: every number in the hand goes down, but never below 1 (TNS, hands). */
export function endTurn(position: TnsPosition): TnsPosition {
  const { board, turn, hands } = position;
  // What comes before another in the order still does.
  const hand = hands[turn].map(({ kind, turnsLeft }) => ({ kind, turnsLeft: Math.max(1, turnsLeft - 1) }));
  return { board, hands: withHand(position, turn, hand), turn: otherSide(turn), stage: 'move' };
}

/** When two positions are the same for the rules of repetition: when their strings are equal. */
export const sameness: Sameness<TnsPosition> = {
  keyOf: ({ board, turn, hands, stage }) => {
    let key = boardKey(board) ^ turnKey(turn) ^ (stage === 'move' ? 1 : 0);
    for (const side of SIDES)
      for (const [i, { kind, turnsLeft }] of hands[side].entries())
        key ^= scramble(((kind * 8 + turnsLeft) * 16 + i) * -2 - side);
    return key;
  },
  isSame: (one, other) =>
    one.turn === other.turn &&
    one.stage === other.stage &&
    areSameBoards(one.board, other.board) &&
    SIDES.every(
      (side) =>
        one.hands[side].length === other.hands[side].length &&
        one.hands[side].every(
          ({ kind, turnsLeft }, i) =>
            kind === other.hands[side][i]?.kind && turnsLeft === other.hands[side][i].turnsLeft,
        ),
    ),
};
