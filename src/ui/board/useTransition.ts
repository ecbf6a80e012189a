import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { at } from '../../engine/at.ts';
import type { Effect } from '../../engine/rules/effect.ts';
import type { Point, Site } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { centreOf } from './geometry.ts';
import type { Route } from './route.ts';
import { pointOn, routeOf, straightRoute } from './route.ts';

/** A change that the board animates; a new object each time. */
export interface Transition {
  readonly effects: readonly Effect[];
  /** The site on which the user dropped the piece, which need not glide there; null for none. */
  readonly carriedTo: Site | null;
}

/** A piece on its way to a site. */
interface Glide {
  readonly animation: Animation;
  readonly route: Route;
}

/** The pieces in motion, by the sites to which they go. */
type Motion = Map<Site, Glide>;

/**
 * Animates a transition: moved pieces glide to their sites, each on its own way, and new ones fade in. Nothing waits for this: the
 * next transition starts from where the pieces are seen, and a jump ends all motion at once.
 */
export function useTransition(
  drawing: RefObject<SVGSVGElement | null>,
  layout: Layout,
  transition: Transition | null,
): void {
  const motion = useRef<Motion>(new Map());
  useLayoutEffect(() => {
    // A new layout changes all paths, so motion stops.
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
    // A transition is animated once, however often the board renders or turns.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [transition]);
}

/** What is needed to set pieces in motion. */
interface Sending {
  readonly layout: Layout;
  readonly motion: Motion;
  /** The drawing of the piece on a site. */
  readonly pieceAt: (site: Site) => Element | null;
  /** The site to which the user has already dragged a piece; null for none. */
  readonly carriedTo: Site | null;
  readonly duration: number;
}

/** Sets pieces in motion, all at once. */
function glide(
  { layout, motion, pieceAt, carriedTo, duration }: Sending,
  { from, to, motion: how }: Extract<Effect, { kind: 'shift' }>,
): void {
  const underWay = from.map((site) => (motion.has(site) ? seenAt(layout, motion, site) : null));
  for (const site of [...from, ...to]) settle(motion, site);
  to.forEach((site, i) => {
    const piece = pieceAt(site);
    if (!piece || site === carriedTo) return;
    const seen = underWay[i];
    const route = seen ? straightTo(layout, site, seen) : routeOf(layout, at(from, i), site, how);
    if (!route) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], duration);
      return;
    }
    const { size } = shapeOf(layout.topology, site);
    const animation = piece.animate(
      route.map(([x, y]) => ({ transform: `translate(${String(x / size)}px, ${String(y / size)}px)` })),
      { duration, easing: 'ease-out' },
    );
    motion.set(site, { animation, route });
  });
}

/** The way to a site for a piece that is seen elsewhere. */
function straightTo(layout: Layout, site: Site, [fromX, fromY]: Point): Route {
  const [x, y] = centreOf(layout, site);
  return straightRoute([fromX - x, fromY - y]);
}

/** Where the piece of a site is seen now: there, or still on its way. */
function seenAt(layout: Layout, motion: Motion, site: Site): Point {
  const [x, y] = centreOf(layout, site);
  const coming = motion.get(site);
  if (!coming) return [x, y];
  const [awayX, awayY] = pointOn(coming.route, coming.animation.effect?.getComputedTiming().progress ?? 1);
  return [x + awayX, y + awayY];
}

/** Ends a piece’s glide, so that it is at its site. */
function settle(motion: Motion, site: Site): void {
  motion.get(site)?.animation.cancel();
  motion.delete(site);
}

function halt(motion: Motion): void {
  for (const site of [...motion.keys()]) settle(motion, site);
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** How long pieces glide with certain settings. */
let known: { readonly settings: string; readonly ms: number } | null = null;

/**
 * How long a piece glides, in milliseconds; 0 if the players or their system want no motion. It is read from the style sheets
 * once for the same settings: to read a style, a browser first lays out all that has just changed.
 */
export function timeToGlide(element: Element): number {
  const asked = element.closest('[data-animation]')?.getAttribute('data-animation') ?? '';
  const settings = `${asked} ${String(matchMedia(LESS_MOTION).matches)}`;
  if (known?.settings !== settings) known = { settings, ms: readGlide(element) };
  return known.ms;
}

function readGlide(element: Element): number {
  const token = getComputedStyle(element).getPropertyValue('--glide').trim();
  return parseFloat(token) * (token.endsWith('ms') ? 1 : 1000);
}
