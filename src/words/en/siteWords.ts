import type { SiteShape } from '../../engine/topology/site.ts';

/** One site of each kind, and several. */
export const siteWords: Readonly<Record<SiteShape['kind'], readonly [one: string, more: string]>> = {
  square: ['square', 'squares'],
  crossing: ['crossing', 'crossings'],
  hex: ['hex', 'hexes'],
};

/** `1 square`, `12 hexes` */
export function countedSites(kind: SiteShape['kind'], count: number): string {
  const [one, more] = siteWords[kind];
  return `${String(count)} ${count === 1 ? one : more}`;
}
