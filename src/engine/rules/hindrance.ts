import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import type { Movement } from './movement.ts';
import type { Gait } from './pieceMovement.ts';
import { EMPTY, belongsTo, sideOf } from './piece.ts';
import type { Board } from './position.ts';
import { pieceAt } from './position.ts';

/** What keeps a piece from going to a site by its movement. */
export type Hindrance =
  | {
      readonly kind: 'no such movement' | 'own piece there' | 'cannot capture' | 'nothing to capture';
    }
  /** `by` is the nearest piece in the way. */
  | { readonly kind: 'blocked'; readonly by: Site };

/** Why the piece on `from` cannot go to another site by that movement; null if it can. */
export function hindranceTo({ quiet, capture }: Gait, board: Board, from: Site, to: Site): Hindrance | null {
  const moving = wayBy(quiet, board, from, to);
  const capturing = wayBy(capture, board, from, to);
  const [way, ...others] = [moving, capturing].filter((each) => each !== null);
  if (way === undefined) return { kind: 'no such movement' };
  const target = pieceAt(board, to);
  if (belongsTo(target, sideOf(pieceAt(board, from)))) {
    const isReached = [way, ...others].includes(NO_SITE);
    return isReached ? { kind: 'own piece there' } : { kind: 'blocked', by: way };
  }
  const needed = target === EMPTY ? moving : capturing;
  if (needed === null) return { kind: target === EMPTY ? 'nothing to capture' : 'cannot capture' };
  return needed === NO_SITE ? null : { kind: 'blocked', by: needed };
}

/**
 * Whether a movement leads from one site to another: null if not, else the first piece in the way, or
 * `NO_SITE`.
 */
function wayBy({ leaps, rays }: Movement, board: Board, from: Site, to: Site): Site | null {
  if (at(leaps, from).includes(to)) return NO_SITE;
  const ray = at(rays, from).find((sites) => sites.includes(to));
  if (!ray) return null;
  return ray.slice(0, ray.indexOf(to)).find((site) => pieceAt(board, site) !== EMPTY) ?? NO_SITE;
}
