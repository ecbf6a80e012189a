import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import type { Effect } from '../../rules/effect.ts';
import type { MapSite } from '../../rules/movementMap.ts';
import { movementMapOf } from '../../rules/movementMap.ts';
import type { Kind } from '../../rules/piece.ts';
import { EMPTY, NO_KIND, belongsTo, kindOf, pieceOf } from '../../rules/piece.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import { newMoves, pushPieceMoves } from '../../rules/pieceMoves.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { ELEPHANT, KING, PROMOTED_KING, baseOf, kinds, movements, promotionOf } from './pieces.ts';
import { board as squares, zones } from './board.ts';
import type { HeldPiece } from './hands.ts';
import type { TnsPosition } from './position.ts';
import {
  JUST_CAPTURED,
  canDrop,
  droppableKinds,
  handAfterDrop,
  inOrder,
  isDropSite,
  isSomethingDue,
  openShades,
  withHand,
} from './hands.ts';

/** One action of a turn: a move, a drop, or ending the turn without dropping more. */
export type TnsMove =
  PieceMove | { readonly kind: 'drop'; readonly to: Site; readonly into: Kind } | { readonly kind: 'end' };

/** The moves of the pieces, with and without promotion; promotions of a king are found elsewhere. */
export function pieceMoves({ board, turn }: TnsPosition): PieceMove[] {
  const moves = newMoves();
  for (let from = 0; from < board.length; from++) {
    const piece = pieceAt(board, from);
    if (!belongsTo(piece, turn)) continue;
    const first = moves.length;
    pushPieceMoves(moves, at(movements, kindOf(piece)), board, from);
    // An elephant may reach the same square by a castle's leap and by a rook's or bishop's slide.
    if (kindOf(piece) === ELEPHANT) moves.splice(first, Infinity, ...new Set(moves.slice(first)));
    pushPromotions(moves, first, kindOf(piece), turn);
  }
  return moves;
}

/**
 * Adds the promotions for a piece of that kind, whose moves are the last ones of the list, from `first` on.
 */
function pushPromotions(moves: PieceMove[], first: number, kind: Kind, turn: Side): void {
  const into = promotionOf(kind);
  if (into === NO_KIND || kind === KING) return;
  for (let i = first, last = moves.length; i < last; i++) {
    const { from, to } = at(moves, i);
    if (zones[turn].has(to)) moves.push({ kind: 'move', from, to, into });
  }
}

const END: TnsMove = { kind: 'end' };

/** Drops by kind, then by square; each is always the same object. */
const drops: readonly (readonly TnsMove[])[] = kinds.map((_, into) =>
  squares.sites.map((_shape, to) => ({ kind: 'drop', to, into })),
);

/**
 * What is legal after the move: drops, and ending the turn unless something must be dropped; and what is
 * forbidden because of the colour of a square (TNS, a turn).
 */
export function dropMoves(position: TnsPosition): Pick<Status<TnsMove>, 'moves' | 'forbidden'> {
  const { board } = position;
  const moves: TnsMove[] = [];
  const forbidden: TnsMove[] = [];
  for (const into of droppableKinds(position)) {
    const isOpen = openShades(position, into);
    for (let to = 0; to < board.length; to++)
      if (isDropSite(board, isOpen, to)) moves.push(at(at(drops, into), to));
      else if (pieceAt(board, to) === EMPTY) forbidden.push(at(at(drops, into), to));
  }
  if (!isSomethingDue(position)) moves.push(END);
  return { moves, forbidden };
}

export function effects({ board, turn }: TnsPosition, move: TnsMove): Effect[] {
  switch (move.kind) {
    case 'end':
      return [];
    case 'drop': {
      const piece = pieceOf(move.into, otherSide(turn));
      return [
        { kind: 'hand', holder: turn, piece, change: -1 },
        { kind: 'put', site: move.to, piece },
      ];
    }
    case 'move': {
      const { from, to, into } = move;
      const found: Effect[] = [];
      const captured = pieceAt(board, to);
      if (captured !== EMPTY) {
        const held = pieceOf(baseOf(kindOf(captured)), otherSide(turn));
        found.push(
          { kind: 'lift', site: to, piece: captured },
          { kind: 'hand', holder: turn, piece: held, change: 1 },
        );
      }
      found.push({ kind: 'shift', from: [from], to: [to] });
      if (into !== NO_KIND)
        found.push(
          { kind: 'lift', site: to, piece: pieceAt(board, from) },
          { kind: 'put', site: to, piece: pieceOf(into, turn) },
        );
      return found;
    }
  }
}

/** The position right after a move or a drop, while the turn still goes on. */
export function actionDone(position: TnsPosition, move: Exclude<TnsMove, { kind: 'end' }>): TnsPosition {
  const { board, turn } = position;
  const next = board.slice();
  if (move.kind === 'drop') next[move.to] = pieceOf(move.into, otherSide(turn));
  else {
    next[move.to] = move.into === NO_KIND ? pieceAt(board, move.from) : pieceOf(move.into, turn);
    next[move.from] = EMPTY;
  }
  const hand = handAfter(position, move);
  const hands = hand === position.hands[turn] ? position.hands : withHand(position, turn, hand);
  return { board: next, turn, hands, stage: 'drop' };
}

/** The hand of the side to move after it has moved or dropped. */
function handAfter(position: TnsPosition, move: Exclude<TnsMove, { kind: 'end' }>): readonly HeldPiece[] {
  const { board, turn, hands } = position;
  if (move.kind === 'drop') return handAfterDrop(position, move.into);
  const captured = pieceAt(board, move.to);
  if (captured === EMPTY) return hands[turn];
  return inOrder([...hands[turn], { kind: baseOf(kindOf(captured)), turnsLeft: JUST_CAPTURED }]);
}

/** The end of a turn: every number in the hand goes down, but never below 1 (TNS, hands). */
export function endTurn(position: TnsPosition): TnsPosition {
  const { board, turn, hands } = position;
  if (hands[turn].length === 0) return { board, hands, turn: otherSide(turn), stage: 'move' };
  // The hand stays sorted.
  const hand = hands[turn].map(({ kind, turnsLeft }) => ({ kind, turnsLeft: Math.max(1, turnsLeft - 1) }));
  return { board, hands: withHand(position, turn, hand), turn: otherSide(turn), stage: 'move' };
}

/** The position after an action. The turn ends by itself when nothing can be dropped (TNS, a turn). */
export function play(position: TnsPosition, move: TnsMove): TnsPosition {
  if (move.kind === 'end') return endTurn(position);
  const after = actionDone(position, move);
  return move.into !== PROMOTED_KING && canDrop(after) ? after : endTurn(after);
}

/** The position with the other side to move, at the beginning of its turn. */
export const pass = (position: TnsPosition): TnsPosition => ({
  ...position,
  turn: otherSide(position.turn),
  stage: 'move',
});

/** A promoted king has ended the game and does not move (TNS, promoting the king). */
export function movementMap({ board }: TnsPosition, site: Site): MapSite[] {
  const kind = kindOf(pieceAt(board, site));
  return kind === PROMOTED_KING ? [] : movementMapOf(squares, at(movements, kind), board, site);
}
