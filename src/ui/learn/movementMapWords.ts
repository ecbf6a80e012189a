import type { MapSite } from '../../engine/rules/movementMap.ts';
import { manners, conditions } from '../../engine/rules/movementMap.ts';
import type { Site } from '../../engine/topology/site.ts';
import type { Topology } from '../../engine/topology/topology.ts';
import { areNeighbours, shapeOf } from '../../engine/topology/topology.ts';
import * as gallery from '#words/ui/gallery.ts';

/** Whether the slides of the piece on a site are leaps again and again: none of them touches the site. */
export function areRides(topology: Topology, from: Site, movementMap: readonly MapSite[]): boolean {
  const slides = movementMap.filter(({ how }) => how === 'slide');
  return slides.length > 0 && !slides.some(({ site }) => areNeighbours(topology, from, site));
}

/** `Slides, only to move`; `isRide` if its slides are leaps. */
export const wayWords = ({ how, when }: Pick<MapSite, 'how' | 'when'>, isRide: boolean): string =>
  isRide && how === 'slide' ? gallery.rides[when] : gallery.ways[how][when];

/** The pattern of the piece on a site in words: the names of the sites for each kind of move. */
export function movementMapInWords(
  topology: Topology,
  from: Site,
  movementMap: readonly MapSite[],
): { readonly way: string; readonly sites: string }[] {
  const isRide = areRides(topology, from, movementMap);
  return manners.flatMap((how) =>
    conditions.flatMap((when) => {
      const sites = movementMap
        .filter((other) => other.how === how && other.when === when)
        .map(({ site }) => shapeOf(topology, site).name);
      return sites.length === 0
        ? []
        : [{ way: wayWords({ how, when }, isRide), sites: sites.sort(byName).join(' ') }];
    }),
  );
}

const byName = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
