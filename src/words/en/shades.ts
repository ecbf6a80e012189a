import { areShadesNeeded } from '../../engine/game/shades.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Site, SiteShape } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';

/** The words for the shades of each kind of site, by number. All crossings look alike. */
const shades: Readonly<Record<SiteShape['kind'], readonly string[]>> = {
  square: ['dark', 'light'],
  hex: ['red', 'blue', 'green'],
  crossing: [],
};

/** `dark` or the like for a site, as the last of its words; none where the shades of a board mean nothing. */
export function shadeWords(variant: Variant, site: Site): readonly string[] {
  const { kind, shade } = shapeOf(variant.topology, site);
  const word = shades[kind][shade];
  return word !== undefined && areShadesNeeded(variant) ? [word] : [];
}
