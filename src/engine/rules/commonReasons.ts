import { placedPiece } from './argument.ts';
import type { Site } from '../topology/site.ts';
import type { Gait } from './pieceMovement.ts';
import { hindranceTo } from './hindrance.ts';
import { EMPTY, belongsTo } from './piece.ts';
import { pieceAt } from './position.ts';
import type { CommonReason } from './reason.ts';
import { because } from './reason.ts';
import type { Scene } from './scene.ts';
import { kindOn, siteName } from './scene.ts';

/** The first section of every rulebook. */
export const BOARD = 'board';

/** A reason if the site is empty, or its piece belongs to the side that is not to move; else null. */
export function notToMove(scene: Scene, from: Site): CommonReason | null {
  const { turn } = scene;
  const piece = pieceAt(scene.board, from);
  if (piece === EMPTY)
    return because('nothing there', BOARD, { id: 'reason/nothing-there', site: siteName(scene, from) });
  if (belongsTo(piece, turn)) return null;
  return because('not your turn', BOARD, {
    id: 'reason/not-your-turn',
    turn,
    piece: placedPiece(scene, from),
  });
}

/** A reason if a piece already stands where it would go; else null. */
export const samePlace = (scene: Scene, from: Site, to: Site): CommonReason | null =>
  from === to
    ? because('same place', BOARD, { id: 'reason/same-place', piece: placedPiece(scene, from) })
    : null;

/**
 * What keeps a piece of the side to move from going to another site by that movement; null if nothing does.
 */
export function movementReason(
  scene: Scene,
  movement: Gait,
  from: Site,
  to: Site,
  rule: string,
): CommonReason | null {
  const hindrance = hindranceTo(movement, scene.board, from, to);
  if (hindrance === null) return null;
  const { kind } = hindrance;
  const piece = placedPiece(scene, from);
  const goal = siteName(scene, to);
  switch (kind) {
    case 'no such movement': {
      const { movement: way } = kindOn(scene, from);
      return because(kind, rule, { id: 'reason/no-such-movement', piece, goal, movement: way });
    }
    case 'blocked':
      return blocked(scene, from, hindrance.by, rule);
    case 'own piece there':
      return because(kind, rule, { id: 'reason/own-piece-there', there: placedPiece(scene, to) }, [to]);
    case 'cannot capture': {
      const there = placedPiece(scene, to);
      return because(kind, rule, { id: 'reason/cannot-capture', piece, there }, [to]);
    }
    case 'nothing to capture':
      return because(kind, rule, { id: 'reason/nothing-to-capture', piece, goal });
  }
}

/** The reason that the piece on `by` blocks the way of the one on `from`. */
export const blocked = (scene: Scene, from: Site, by: Site, rule: string): CommonReason =>
  because(
    'blocked',
    rule,
    { id: 'reason/blocked', piece: placedPiece(scene, from), by: placedPiece(scene, by) },
    [by],
  );

/** A reason if a piece stands where another would come onto the board; else null. */
export const occupied = (scene: Scene, to: Site, rule: string): CommonReason | null =>
  pieceAt(scene.board, to) === EMPTY
    ? null
    : because('occupied', rule, { id: 'reason/occupied', there: placedPiece(scene, to) }, [to]);
