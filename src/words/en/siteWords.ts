import type { SiteShape } from '../../engine/topology/site.ts';

const words: Readonly<Record<SiteShape['kind'], readonly [one: string, more: string]>> = {
  square: ['square', 'squares'],
  crossing: ['crossing', 'crossings'],
  hex: ['hex', 'hexes'],
};

/** `1 square`, `12 hexes` */
export function countedSites(kind: SiteShape['kind'], count: number): string {
  const [one, more] = words[kind];
  return `${String(count)} ${count === 1 ? one : more}`;
}
