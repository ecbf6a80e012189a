import { at } from '../engine/at.ts';
import type { Effect } from '../engine/rules/effect.ts';
import type { Site } from '../engine/topology/site.ts';
import type { Layout } from '../ui/board/geometry.ts';
import type { Route } from '../ui/board/route.ts';
import { routeOf } from '../ui/board/route.ts';

/** A piece as one frame draws it. */
export interface DrawnPiece {
  /** The id of what it looks like. */
  readonly figure: string;
  /** Where it is, as a transform. */
  readonly place: string;
}

/** Where a piece is from a frame on. */
export interface Stay {
  readonly frame: number;
  readonly place: string;
  /** The way by which it came; null if it was just there. */
  readonly route: Route | null;
}

/** A piece with all places to which it goes while it is on the board and looks the same. */
export interface Track {
  readonly figure: string;
  readonly stays: readonly Stay[];
  /** The frame in which it is gone; the number of frames if it stays to the end. */
  readonly until: number;
}

/** What leads to a frame, and the pieces in it by their sites. */
export interface Arrival {
  readonly effects: readonly Effect[];
  readonly pieces: ReadonlyMap<Site, DrawnPiece>;
}

interface OpenTrack extends Track {
  readonly stays: Stay[];
  until: number;
}

/** A piece on its way within a frame. */
interface Moving {
  readonly track: OpenTrack;
  readonly route: Route | null;
}

/** The tracks of the pieces through all frames. What the effects leave open, the frames decide. */
export function tracksOf(layout: Layout, arrivals: readonly Arrival[]): readonly Track[] {
  const tracks: OpenTrack[] = [];
  let current = new Map<Site, Moving>();
  arrivals.forEach(({ effects, pieces }, frame) => {
    follow(layout, current, effects);
    const next = new Map<Site, Moving>();
    for (const [site, { figure, place }] of pieces) {
      const moving = current.get(site);
      const track = moving?.track;
      if (track?.figure === figure) {
        if (track.stays.at(-1)?.place !== place)
          track.stays.push({ frame, place, route: moving?.route ?? null });
        next.set(site, { track, route: null });
      } else {
        const begun = { figure, stays: [{ frame, place, route: null }], until: arrivals.length };
        tracks.push(begun);
        next.set(site, { track: begun, route: null });
      }
    }
    const staying = new Set([...next.values()].map(({ track }) => track));
    for (const track of tracks)
      if (track.until === arrivals.length && !staying.has(track)) track.until = frame;
    current = next;
  });
  return tracks;
}

/** Moves the tracks as the effects move the pieces. A piece without a way is not followed, and appears. */
function follow(layout: Layout, current: Map<Site, Moving>, effects: readonly Effect[]): void {
  for (const effect of effects)
    switch (effect.kind) {
      case 'shift': {
        const going = effect.from.map((site) => current.get(site));
        for (const site of [...effect.from, ...effect.to]) current.delete(site);
        effect.to.forEach((site, i) => {
          const moving = going[i];
          const route = routeOf(layout, at(effect.from, i), site, effect.motion);
          if (moving && route) current.set(site, { track: moving.track, route });
        });
        break;
      }
      case 'lift':
        current.delete(effect.site);
        break;
      case 'put':
      case 'hand':
      case 'ground':
        break;
    }
}
