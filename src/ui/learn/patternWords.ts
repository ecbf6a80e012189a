import type { Manner, Occasion, PatternSite } from '../../engine/rules/pattern.ts';
import { manners, occasions } from '../../engine/rules/pattern.ts';
import type { Topology } from '../../engine/topology/topology.ts';
import { shapeOf } from '../../engine/topology/topology.ts';

const mannerWords: Readonly<Record<Manner, string>> = { step: 'Steps', leap: 'Leaps', slide: 'Slides' };

const occasionWords: Readonly<Record<Occasion, string>> = {
  always: '',
  moving: ', only to move',
  capturing: ', only to capture',
  guarding: ', guarded',
};

/** `Slides, only to move` */
export const wayWords = ({ how, when }: Pick<PatternSite, 'how' | 'when'>): string =>
  mannerWords[how] + occasionWords[when];

/** A pattern in words: the names of the sites for each way of coming there. */
export function patternInWords(
  topology: Topology,
  pattern: readonly PatternSite[],
): { readonly way: string; readonly sites: string }[] {
  return manners.flatMap((how) =>
    occasions.flatMap((when) => {
      const sites = pattern
        .filter((other) => other.how === how && other.when === when)
        .map(({ site }) => shapeOf(topology, site).name);
      return sites.length === 0
        ? []
        : [{ way: wayWords({ how, when }), sites: sites.sort(byName).join(' ') }];
    }),
  );
}

const byName = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
