import { memo } from '../memo.ts';
import type { Kind } from '../rules/piece.ts';
import { NO_KIND, pieceOf } from '../rules/piece.ts';
import type { Placement } from '../rules/placement.ts';
import { WIDTH, firstSite, nextSite } from '../rules/placement.ts';
import type { BySide, Side } from '../rules/side.ts';
import { BLACK, WHITE, bySide, otherSide } from '../rules/side.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';
import { packed } from './taper.ts';
import type { Taper } from './taper.ts';

/*
 * What a piece is worth besides for what stands around it: near a royal piece, or with no enemy before it on its way to
 * promotion.
 */

/** What is worth something about the surroundings of pieces. */
export interface Around {
  /** To be of a kind that promotes, with no enemy of that kind before it, by how many rows it has behind it. */
  readonly free: readonly Taper[];
  /** To be near the royal piece of its own side, and near that of the enemy, by kind. */
  readonly own: readonly Taper[];
  readonly enemy: readonly Taper[];
}

/** Sets of sites of a board, as a placement has them. */
interface SiteSets {
  /** For each site, those near it. */
  readonly near: Int32Array;
  /** For each side and site, those before it in its own and the adjacent columns, as the side goes. */
  readonly before: BySide<Int32Array>;
  /** For each side and site, how many rows it is from where the side begins. */
  readonly rows: BySide<Int32Array>;
  /** How many numbers a set needs. */
  readonly words: number;
}

/** Two sites are near each other at a knight's move and less: the distance of their centres. */
const NEAR = 2.3;

export const siteSetsOf = memo(({ sites }: Topology): SiteSets => {
  const setsOf = (isIn: (from: Site, to: Site) => boolean): Int32Array => {
    const sets = new Int32Array(sites.length << WIDTH);
    for (const from of sites.keys())
      for (const to of sites.keys())
        if (isIn(from, to)) {
          const word = (from << WIDTH) + (to >> 5);
          sets[word] = (sets[word] ?? 0) | (1 << (to & 31));
        }
    return sets;
  };
  const rowOf = (site: Site): number => sites[site]?.row ?? 0;
  const [first, last] = [Math.min, Math.max].map((most) => most(...sites.map(({ row }) => row)));
  return {
    near: setsOf((from, to) => {
      const [a, b] = [sites[from], sites[to]];
      return a && b ? Math.hypot(a.centre[0] - b.centre[0], a.centre[1] - b.centre[1]) < NEAR : false;
    }),
    before: bySide((side) =>
      setsOf((from, to) => {
        const columns = Math.abs((sites[from]?.column ?? 0) - (sites[to]?.column ?? 0));
        return columns <= 1 && (side === WHITE ? rowOf(to) > rowOf(from) : rowOf(to) < rowOf(from));
      }),
    ),
    rows: bySide((side) =>
      Int32Array.from(sites, ({ row }) => (side === WHITE ? row - (first ?? 0) : (last ?? 0) - row)),
    ),
    words: (sites.length + 31) >> 5,
  };
});

/** The surroundings of a board's pieces and what they are worth, as a search reads them. */
export interface Surroundings {
  readonly sets: SiteSets;
  readonly royal: Kind;
  /** The kinds that promote. */
  readonly promoting: readonly Kind[];
  /** The kinds that are worth something near a royal piece. */
  readonly mattering: readonly Kind[];
  readonly free: Int32Array;
  readonly own: Int32Array;
  readonly enemy: Int32Array;
}

export function surroundingsOf(
  { free, own, enemy }: Around,
  topology: Topology,
  promoting: readonly Kind[],
  royal: Kind,
): Surroundings {
  const isWorth = (taper: Taper | undefined) => taper?.some((value) => value !== 0) === true;
  return {
    sets: siteSetsOf(topology),
    royal,
    promoting,
    mattering: [...own.keys()].filter(
      (kind) => kind !== NO_KIND && (isWorth(own[kind]) || isWorth(enemy[kind])),
    ),
    free: Int32Array.from(free, packed),
    own: Int32Array.from(own, packed),
    enemy: Int32Array.from(enemy, packed),
  };
}

/** What the surroundings of all pieces are worth to White, early and late in one number. */
export function worthAround(
  { sets, royal, promoting, mattering, free, own, enemy }: Surroundings,
  placement: Placement,
): number {
  let worth = 0;
  for (const kind of promoting)
    worth +=
      worthOfFree(sets, placement, kind, WHITE, free) - worthOfFree(sets, placement, kind, BLACK, free);
  const white = firstSite(placement, pieceOf(royal, WHITE));
  const black = firstSite(placement, pieceOf(royal, BLACK));
  if (royal === NO_KIND || white === NO_SITE || black === NO_SITE) return worth;
  for (const kind of mattering) {
    const ofWhite = pieceOf(kind, WHITE);
    const ofBlack = pieceOf(kind, BLACK);
    worth +=
      (own[kind] ?? 0) *
        (countNear(sets, placement, ofWhite, white) - countNear(sets, placement, ofBlack, black)) +
      (enemy[kind] ?? 0) *
        (countNear(sets, placement, ofWhite, black) - countNear(sets, placement, ofBlack, white));
  }
  return worth;
}

function worthOfFree(sets: SiteSets, placement: Placement, kind: Kind, side: Side, free: Int32Array): number {
  const rows = sets.rows[side];
  const piece = pieceOf(kind, side);
  let worth = 0;
  for (let site = firstSite(placement, piece); site !== NO_SITE; site = nextSite(placement, piece, site + 1))
    if (isFree(sets, placement, kind, side, site)) worth += free[rows[site] ?? 0] ?? 0;
  return worth;
}

/** Whether a piece of a kind and side on a site has no enemy of its kind before it. */
export function isFree(
  { before, words }: SiteSets,
  placement: Placement,
  kind: Kind,
  side: Side,
  site: Site,
): boolean {
  const sets = before[side];
  const rivals = pieceOf(kind, otherSide(side)) << WIDTH;
  for (let word = 0; word < words; word++)
    if (((sets[(site << WIDTH) + word] ?? 0) & (placement[rivals + word] ?? 0)) !== 0) return false;
  return true;
}

/** How many of a piece there are near a site. */
export function countNear(
  { near, words }: SiteSets,
  placement: Placement,
  piece: number,
  site: Site,
): number {
  let count = 0;
  for (let word = 0; word < words; word++)
    count += bitsOf((near[(site << WIDTH) + word] ?? 0) & (placement[(piece << WIDTH) + word] ?? 0));
  return count;
}

/** How many bits of a number are set. */
function bitsOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
