import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { Effect } from '../../rules/effect.ts';
import { applied } from '../../rules/effect.ts';
import { destinations } from '../../rules/gait.ts';
import type { Move } from '../../rules/move.ts';
import type { Kind } from '../../rules/piece.ts';
import { EMPTY, NO_KIND, belongsTo, kindOf, pieceOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { otherSide } from '../../rules/side.ts';
import { KING, PROMOTED_KING, baseOf, movements, promotionOf, zones } from './army.ts';
import type { TnsPosition } from './hands.ts';
import {
  JUST_CAPTURED,
  canDrop,
  dropSites,
  droppableKinds,
  handAfterDrop,
  isSomethingDue,
  turnEnded,
  withHand,
} from './hands.ts';

/** One action of a turn: a move, a drop, or ending the turn without dropping more. */
export interface TnsMove extends Move {
  readonly kind: 'move' | 'drop' | 'end';
  /** `NO_SITE` unless it is a move. */
  readonly from: Site;
  /** `NO_SITE` for the end of a turn. */
  readonly to: Site;
  /** What is dropped, or what the moving piece becomes; `NO_KIND` if it stays what it is. */
  readonly into: Kind;
}

/** The moves of the pieces, with and without promotion; a king's promotion is judged elsewhere. */
export function pieceMoves({ board, turn }: TnsPosition): TnsMove[] {
  const moves: TnsMove[] = [];
  board.forEach((piece, from) => {
    if (!belongsTo(piece, turn)) return;
    const kind = kindOf(piece);
    // A castle's leap and a rook's slide may lead an elephant to the same square.
    for (const to of new Set(destinations(at(movements, kind), board, from))) {
      moves.push({ kind: 'move', from, to, into: NO_KIND });
      const into = promotionOf(kind);
      if (into !== NO_KIND && kind !== KING && zones[turn].has(to))
        moves.push({ kind: 'move', from, to, into });
    }
  });
  return moves;
}

/** What may be done after the move: dropping, and ending the turn unless something is due. */
export function dropMoves(position: TnsPosition): TnsMove[] {
  const drops = droppableKinds(position).flatMap((into) =>
    dropSites(position, into).map((to): TnsMove => ({ kind: 'drop', from: NO_SITE, to, into })),
  );
  return isSomethingDue(position)
    ? drops
    : [...drops, { kind: 'end', from: NO_SITE, to: NO_SITE, into: NO_KIND }];
}

export function effectsOf({ board, turn }: TnsPosition, { kind, from, to, into }: TnsMove): Effect[] {
  switch (kind) {
    case 'end':
      return [];
    case 'drop': {
      const piece = pieceOf(into, otherSide(turn));
      return [
        { kind: 'hand', holder: turn, piece, change: -1 },
        { kind: 'put', site: to, piece },
      ];
    }
    case 'move': {
      const effects: Effect[] = [];
      const captured = pieceAt(board, to);
      if (captured !== EMPTY) {
        const held = pieceOf(baseOf(kindOf(captured)), otherSide(turn));
        effects.push(
          { kind: 'lift', site: to, piece: captured },
          { kind: 'hand', holder: turn, piece: held, change: 1 },
        );
      }
      effects.push({ kind: 'shift', from: [from], to: [to] });
      if (into !== NO_KIND)
        effects.push(
          { kind: 'lift', site: to, piece: pieceAt(board, from) },
          { kind: 'put', site: to, piece: pieceOf(into, turn) },
        );
      return effects;
    }
  }
}

/** The position right after a move or a drop, while the turn still goes on. */
export function actionDone(position: TnsPosition, move: TnsMove): TnsPosition {
  const { board, turn, hands } = position;
  const captured = move.kind === 'move' ? pieceAt(board, move.to) : EMPTY;
  const hand =
    move.kind === 'drop'
      ? handAfterDrop(position, move.into)
      : captured === EMPTY
        ? hands[turn]
        : [...hands[turn], { kind: baseOf(kindOf(captured)), turnsLeft: JUST_CAPTURED }];
  return {
    board: applied(board, effectsOf(position, move)),
    turn,
    hands: withHand(position, turn, hand),
    stage: 'drop',
  };
}

/** The position after an action. The turn ends by itself when nothing can be dropped (TNS, a turn). */
export function played(position: TnsPosition, move: TnsMove): TnsPosition {
  if (move.kind === 'end') return turnEnded(position);
  const after = actionDone(position, move);
  return move.into !== PROMOTED_KING && canDrop(after) ? after : turnEnded(after);
}
