import type { Manner, Condition, MapSite } from '../../engine/rules/movementMap.ts';
import { manners, conditions } from '../../engine/rules/movementMap.ts';
import type { Topology } from '../../engine/topology/topology.ts';
import { shapeOf } from '../../engine/topology/topology.ts';

const mannerWords: Readonly<Record<Manner, string>> = { step: 'Steps', leap: 'Leaps', slide: 'Slides' };

const conditionWords: Readonly<Record<Condition, string>> = {
  always: '',
  moving: ', only to move',
  capturing: ', only to capture',
  guarding: ', guarded',
};

/** `Slides, only to move` */
export const wayWords = ({ how, when }: Pick<MapSite, 'how' | 'when'>): string =>
  mannerWords[how] + conditionWords[when];

/** A pattern in words: the names of the sites for each way of coming there. */
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
