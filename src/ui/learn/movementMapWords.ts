import type { MapSite } from '../../engine/rules/movementMap.ts';
import { manners, conditions } from '../../engine/rules/movementMap.ts';
import type { Topology } from '../../engine/topology/topology.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import * as gallery from '#words/ui/gallery.ts';

/** `Slides, only to move` */
export const wayWords = ({ how, when }: Pick<MapSite, 'how' | 'when'>): string => gallery.ways[how][when];

/** A pattern in words: the names of the sites for each kind of move. */
export function movementMapInWords(
  topology: Topology,
  movementMap: readonly MapSite[],
): { readonly way: string; readonly sites: string }[] {
  return manners.flatMap((how) =>
    conditions.flatMap((when) => {
      const sites = movementMap
        .filter((other) => other.how === how && other.when === when)
        .map(({ site }) => shapeOf(topology, site).name);
      return sites.length === 0
        ? []
        : [{ way: wayWords({ how, when }), sites: sites.sort(byName).join(' ') }];
    }),
  );
}

const byName = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
