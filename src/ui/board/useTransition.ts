import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { at } from '../../engine/at.ts';
import type { Effect } from '../../engine/rules/effect.ts';
import type { Point, Site } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { centreOf } from './geometry.ts';

/** What the board has just been told to show happening. Each is a value of its own. */
export interface Transition {
  readonly effects: readonly Effect[];
  /** Where a piece has been set down by hand: it need not glide there. */
  readonly carriedTo: Site | null;
}

/** A piece on its way to a site. */
interface Glide {
  readonly animation: Animation;
  /** How far from the site it set out, in squares. */
  readonly away: Point;
}

/** What is in motion, by the sites to which it goes. */
type Motion = Map<Site, Glide>;

/**
 * Lets the pieces glide to where the transition's effects have put them, and others appear. Nothing waits for
 * that: what happens next sets out from where the pieces are seen, and a jump ends all motion at once.
 */
export function useTransition(
  drawing: RefObject<SVGSVGElement | null>,
  layout: Layout,
  transition: Transition | null,
): void {
  const motion = useRef<Motion>(new Map());
  useLayoutEffect(() => {
    // On a board that is drawn another way all ways are others too.
    halt(motion.current);
  }, [layout]);

  useLayoutEffect(() => {
    const { current: root } = drawing;
    const duration = root ? timeToGlide(root) : 0;
    if (!transition || !root || duration === 0) {
      halt(motion.current);
      return;
    }
    const { effects, carriedTo } = transition;
    const pieceAt = (site: Site) => root.querySelector(`[data-piece-at="${String(site)}"]`);
    for (const effect of effects)
      switch (effect.kind) {
        case 'shift':
          glide({ layout, motion: motion.current, pieceAt, carriedTo, duration }, effect);
          break;
        case 'put':
          settle(motion.current, effect.site);
          pieceAt(effect.site)?.animate([{ opacity: 0 }, { opacity: 1 }], duration);
          break;
        case 'lift':
          settle(motion.current, effect.site);
          break;
        case 'hand':
        case 'ground':
          break;
      }
    // A transition is shown once, however often the board is drawn again or turned.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [transition]);
}

/** How pieces are sent on their ways. */
interface Sending {
  readonly layout: Layout;
  readonly motion: Motion;
  /** The drawing of the piece that belongs on a site. */
  readonly pieceAt: (site: Site) => Element | null;
  /** Where a piece has been carried already; null for nowhere. */
  readonly carriedTo: Site | null;
  readonly duration: number;
}

/** Sends pieces on their ways, all at once. */
function glide(
  { layout, motion, pieceAt, carriedTo, duration }: Sending,
  { from, to }: Extract<Effect, { kind: 'shift' }>,
): void {
  const seen = from.map((site) => seenAt(layout, motion, site));
  for (const site of [...from, ...to]) settle(motion, site);
  to.forEach((site, i) => {
    const piece = pieceAt(site);
    if (!piece || site === carriedTo) return;
    const [x, y] = centreOf(layout, site);
    const [fromX, fromY] = at(seen, i);
    const away: Point = [fromX - x, fromY - y];
    const { size } = shapeOf(layout.topology, site);
    const start = `translate(${String(away[0] / size)}px, ${String(away[1] / size)}px)`;
    const animation = piece.animate([{ transform: start }, { transform: 'none' }], {
      duration,
      easing: 'ease-out',
    });
    motion.set(site, { animation, away });
  });
}

/** Where the piece that belongs on a site is seen now: there, or still on its way. */
function seenAt(layout: Layout, motion: Motion, site: Site): Point {
  const [x, y] = centreOf(layout, site);
  const coming = motion.get(site);
  const left = 1 - (coming?.animation.effect?.getComputedTiming().progress ?? 1);
  return coming ? [x + left * coming.away[0], y + left * coming.away[1]] : [x, y];
}

/** Lets what is on its way to a site be there. */
function settle(motion: Motion, site: Site): void {
  motion.get(site)?.animation.cancel();
  motion.delete(site);
}

function halt(motion: Motion): void {
  for (const site of [...motion.keys()]) settle(motion, site);
}

/** How many milliseconds a piece is on its way; none where the players or their system want no motion. */
function timeToGlide(drawing: SVGSVGElement): number {
  const token = getComputedStyle(drawing).getPropertyValue('--glide').trim();
  return parseFloat(token) * (token.endsWith('ms') ? 1 : 1000);
}
