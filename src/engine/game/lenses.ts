import type { Lens, Lit, LensView } from '../rules/lens.ts';
import { sharedTone, toneOf } from '../rules/lens.ts';
import type { Position } from '../rules/position.ts';
import { joinList } from '../rules/scene.ts';
import type { Side } from '../rules/side.ts';
import { BLACK, SIDES, WHITE, bySide, sideName } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { shapeOf } from '../topology/topology.ts';
import { attackedBy } from './attacked.ts';
import { describePiece } from './describe.ts';
import { freeCaptures } from './freeCaptures.ts';
import { countedSites } from './siteWords.ts';

/** The lenses that a variant’s board has: those of all boards, and its own. */
export const lensesOf = (variant: Variant): readonly Lens[] => [
  ...SIDES.map((side) => attacks(variant, side)),
  attacksOfBoth(variant),
  freeToCapture(variant),
  ...variant.lenses,
];

/** What can be captured stands on sites of the first kind; nothing is ever captured on a crossing. */
const counted = ({ topology }: Variant, count: number): string =>
  countedSites(shapeOf(topology, 0).kind, count);

const attacks = (variant: Variant, side: Side): Lens => ({
  id: side === WHITE ? 'attacked-by-white' : 'attacked-by-black',
  name: `Attacked by ${sideName(side)}`,
  view: (position) => {
    const sites = attackedBy(variant, position, side);
    const lit = [...sites].map((site): Lit => ({
      site,
      tone: toneOf(side),
      label: `attacked by ${sideName(side)}`,
    }));
    return { lit, sum: `${sideName(side)} attacks ${counted(variant, sites.size)}.` };
  },
});

const attacksOfBoth = (variant: Variant): Lens => ({
  id: 'attacked-by-both',
  name: 'Attacked by both',
  view: (position) => {
    const sites = bySide((side) => attackedBy(variant, position, side));
    const lit = [...position.board.keys()].flatMap((site): Lit[] => {
      const tone = sharedTone(sites[WHITE].has(site), sites[BLACK].has(site));
      switch (tone) {
        case 'nobody':
          return [];
        case 'both':
          return [{ site, tone, label: 'attacked by both sides' }];
        case 'white':
        case 'black':
          return [{ site, tone, label: `attacked by ${sideName(tone === 'white' ? WHITE : BLACK)} alone` }];
      }
    });
    const both = lit.filter(({ tone }) => tone === 'both').length;
    const sum = `White attacks ${counted(variant, sites[WHITE].size)}, Black ${String(sites[BLACK].size)}; ${String(both)} are attacked by both.`;
    return { lit, sum };
  },
});

const freeToCapture = (variant: Variant): Lens => ({
  id: 'free-captures',
  name: 'Captured for free',
  view: (position): LensView => {
    const free = bySide((side) => [...freeCaptures(variant, position, side)]);
    const lit = SIDES.flatMap((side) =>
      free[side].map((site): Lit => ({
        site,
        tone: toneOf(side),
        label: `${sideName(side)} could capture it for free`,
      })),
    );
    const sum =
      lit.length === 0
        ? 'Neither side could capture anything for free.'
        : SIDES.map(
            (side) => `${sideName(side)} could capture ${named(variant, position, free[side])} for free.`,
          ).join(' ');
    return { lit, sum };
  },
});

/** `a knight on e5 and a pawn on h7`; `nothing` where there is none. */
function named(variant: Variant, position: Position, sites: readonly Site[]): string {
  const words = sites.map(
    (site) => `the ${describePiece(variant, position, site)} on ${shapeOf(variant.topology, site).name}`,
  );
  return joinList(words, 'and') || 'nothing';
}
