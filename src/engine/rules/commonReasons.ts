import type { Site } from '../topology/site.ts';
import { placedPiece } from './argument.ts';
import type { PieceMovement } from './movement.ts';
import { hindranceTo } from './hindrance.ts';
import { EMPTY, belongsTo } from './piece.ts';
import { pieceAt } from './position.ts';
import type { Reason, ReasonKind } from './reason.ts';
import { because } from './reason.ts';
import type { ReasonMessage } from './reasonMessage.ts';
import type { Scene } from './scene.ts';
import { kindOn, siteName } from './scene.ts';

/** The section that every rulebook begins with. */
export const BOARD = 'board';

/** A reason that any variant may have; nobody is at fault unless blockers are named. */
export const commonReason = (
  kind: ReasonKind,
  rule: string,
  message: ReasonMessage,
  blockers?: readonly Site[],
): Reason => because(kind, rule, message, blockers);

/** That nothing stands on the site, or a piece of the side that is not to move; else null. */
export function notToMove(scene: Scene, from: Site): Reason | null {
  const piece = pieceAt(scene.board, from);
  if (piece === EMPTY)
    return commonReason('nothing there', BOARD, { id: 'reason/nothing-there', site: siteName(scene, from) });
  if (belongsTo(piece, scene.turn)) return null;
  return commonReason('not your turn', BOARD, {
    id: 'reason/not-your-turn',
    piece: placedPiece(scene, from),
  });
}

/** That a piece stands already where it would go; null for two sites. */
export const samePlace = (scene: Scene, from: Site, to: Site): Reason | null =>
  from === to
    ? commonReason('same place', BOARD, { id: 'reason/same-place', piece: placedPiece(scene, from) })
    : null;

/** What keeps a piece of the side to move from going to another site by that movement; null if nothing does. */
export function movementReason(
  scene: Scene,
  movement: PieceMovement,
  from: Site,
  to: Site,
  rule: string,
): Reason | null {
  const hindrance = hindranceTo(movement, scene.board, from, to);
  if (hindrance === null) return null;
  const { kind } = hindrance;
  const info = kindOn(scene, from);
  const way = { kind: info.name, from: siteName(scene, from), to: siteName(scene, to) };
  switch (kind) {
    case 'no such movement':
      return commonReason(kind, rule, { id: 'reason/no-such-movement', ...way, movement: info.movement });
    case 'blocked': {
      const [piece, by] = [placedPiece(scene, from), placedPiece(scene, hindrance.by)];
      return commonReason(kind, rule, { id: 'reason/blocked', piece, by }, [hindrance.by]);
    }
    case 'own piece there':
      return commonReason(kind, rule, { id: 'reason/own-piece-there', piece: placedPiece(scene, to) }, [to]);
    case 'cannot capture': {
      const captured = kindOn(scene, to).name;
      return commonReason(kind, rule, { id: 'reason/cannot-capture', ...way, captured }, [to]);
    }
    case 'nothing to capture':
      return commonReason(kind, rule, { id: 'reason/nothing-to-capture', ...way });
  }
}

/** That something stands where a piece would come onto the board; else null. */
export const occupied = (scene: Scene, to: Site, rule: string): Reason | null =>
  pieceAt(scene.board, to) === EMPTY
    ? null
    : commonReason('occupied', rule, { id: 'reason/occupied', piece: placedPiece(scene, to) }, [to]);
