import { placedPiece } from '../rules/argument.ts';
import type { Lens, Lit, LensView } from '../rules/lens.ts';
import { sharedTone, toneOf } from '../rules/lens.ts';
import type { Side } from '../rules/side.ts';
import { BLACK, SIDES, WHITE, bySide } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { SiteShape } from '../topology/site.ts';
import { shapeOf } from '../topology/topology.ts';
import { attackedBy } from './attacked.ts';
import { freeCaptures } from './freeCaptures.ts';
import type { LensMessage } from './lensMessage.ts';

/** The lenses of a variant’s board: those that all boards have, then its own. */
export const lensesOf = (variant: Variant): readonly Lens[] => [
  ...SIDES.map((side) => attacks(variant, side)),
  attacksOfBoth(variant),
  freeToCapture(variant),
  ...variant.lenses,
];

/**
 * The shape of sites on which pieces can be captured. The first site has it; nothing is ever captured on a
 * crossing.
 */
const countedShape = ({ topology }: Variant): SiteShape['kind'] => shapeOf(topology, 0).kind;

/** Checks by type that a lens uses only the messages of lenses. */
const message = (said: LensMessage): LensMessage => said;

const attacks = (variant: Variant, side: Side): Lens => ({
  id: side === WHITE ? 'attacked-by-white' : 'attacked-by-black',
  name: message({ id: 'lens/attacked-by-side', side }),
  view: (position) => {
    const sites = attackedBy(variant, position, side);
    const label = message({ id: 'lens/site-attacked', side });
    const lit = [...sites].map((site): Lit => ({ site, tone: toneOf(side), label }));
    const sum = message({ id: 'lens/attacks', side, shape: countedShape(variant), count: sites.size });
    return { lit, sum };
  },
});

const attacksOfBoth = (variant: Variant): Lens => ({
  id: 'attacked-by-both',
  name: message({ id: 'lens/attacked-by-both' }),
  view: (position) => {
    const sites = bySide((side) => attackedBy(variant, position, side));
    const lit = [...position.board.keys()].flatMap((site): Lit[] => {
      const tone = sharedTone(sites[WHITE].has(site), sites[BLACK].has(site));
      switch (tone) {
        case 'nobody':
          return [];
        case 'both':
          return [{ site, tone, label: message({ id: 'lens/site-attacked-by-both' }) }];
        case 'white':
        case 'black': {
          const side = tone === 'white' ? WHITE : BLACK;
          return [{ site, tone, label: message({ id: 'lens/site-attacked-alone', side }) }];
        }
      }
    });
    const sum = message({
      id: 'lens/attacks-of-both',
      shape: countedShape(variant),
      counts: [sites[WHITE].size, sites[BLACK].size],
      both: lit.filter(({ tone }) => tone === 'both').length,
    });
    return { lit, sum };
  },
});

const freeToCapture = (variant: Variant): Lens => ({
  id: 'free-captures',
  name: message({ id: 'lens/captured-for-free' }),
  view: (position): LensView => {
    const free = bySide((side) => [...freeCaptures(variant, position, side)]);
    const lit = SIDES.flatMap((side) => {
      const label = message({ id: 'lens/site-free', side });
      return free[side].map((site): Lit => ({ site, tone: toneOf(side), label }));
    });
    const { topology, kinds } = variant;
    const scene = { topology, kinds, board: position.board };
    const pieces = bySide((side) => free[side].map((site) => placedPiece(scene, site)));
    return { lit, sum: message({ id: 'lens/free', pieces }) };
  },
});
