import { describe, expect, test } from 'vitest';
import { registry } from '../../support/registry.ts';
import { promotionChain, promotionChains } from '../../../src/engine/game/promotions.ts';
import { canStand, commonKindFor, showcaseOf } from '../../../src/engine/game/showcase.ts';
import { at } from '../../../src/engine/at.ts';
import { kindOf } from '../../../src/engine/rules/piece.ts';
import { pieceAt } from '../../../src/engine/rules/position.ts';
import { isAbsent } from '../../../src/engine/rules/terrain.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import type { SiteShape } from '../../../src/engine/topology/site.ts';
import { shapeOf } from '../../../src/engine/topology/topology.ts';
import { battleChieftains } from '../../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { ben39 } from '../../../src/engine/variants/ben39/ben39.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { hex39 } from '../../../src/engine/variants/hex39/hex39.ts';
import { tns } from '../../../src/engine/variants/tns/tns.ts';
import { siteOf } from '../../support/play.ts';

const kindsOf = (variant: Variant): number[] => [...variant.kinds.keys()].slice(1);

describe('a piece on display', () => {
  test('stands on an existing site where its kind may stand, and can move unless it has won', () => {
    for (const variant of registry)
      for (const kind of kindsOf(variant)) {
        const { position, site } = showcaseOf(variant, kind);
        expect(kindOf(pieceAt(position.board, site))).toBe(kind);
        expect(isAbsent(variant.terrain(position), site)).toBe(false);
        expect(canStand(variant, position, kind, site)).toBe(true);
        const hasWon = at(variant.kinds, kind).name === 'promoted king';
        expect(variant.movementMap(position, site).length > 0).toBe(!hasWon);
      }
  });

  test('stands in the middle, on a crossing if its kind belongs there', () => {
    const siteName = (variant: Variant, name: string) => {
      const kind = variant.kinds.findIndex((info) => info.name === name);
      return shapeOf(variant.topology, showcaseOf(variant, kind).site).name;
    };
    expect(siteName(chess99, 'queen')).toBe('e5');
    expect(siteName(hex39, 'rook')).toBe('g5');
    expect(siteName(ben39, 'queen')).toBe('h8');
    expect(siteName(ben39, 'spider')).toBe('g7');
  });

  test('stands on the first of the sites in the middle where there are several', () => {
    for (const variant of [battleChieftains.standard, ben39]) {
      const { width, height, sites } = variant.topology;
      const { site } = showcaseOf(variant, variant.kinds.length - 1);
      const distance = ({ centre: [x, y] }: SiteShape) => Math.hypot(x - width / 2, y - height / 2);
      const least = distance(shapeOf(variant.topology, site));
      const equal = sites.filter(
        (shape) => shape.kind === at(sites, site).kind && distance(shape) - least < 0.01,
      );
      expect([variant.id, equal.length > 1, equal[0]?.name]).toEqual([
        variant.id,
        true,
        at(sites, site).name,
      ]);
    }
  });

  test('can be blocked by the kind of which its game has the most', () => {
    const common = (variant: Variant, name: string) =>
      at(variant.kinds, commonKindFor(variant, siteOf(variant, name))).name;
    expect(common(chess99, 'a1')).toBe('pawn');
    expect(common(hex39, 'g1')).toBe('pawn');
    expect(common(ben39, 'h8')).toBe('pawn');
    // The start has as many knights and wazirs.
    expect(common(tns, 'd5')).toBe('ferz');
    expect(common(ben39, 'g7')).toBe('chad rook');
  });
});

describe('a chain of promotions', () => {
  const chain = (variant: Variant, name: string) =>
    promotionChain(
      variant.kinds,
      variant.kinds.findIndex((info) => info.name === name),
    ).map((step) => step.map((kind) => at(variant.kinds, kind).name).join(' or '));

  test('is the whole chain, from any of its kinds', () => {
    const ferz = ['ferz', 'bishop', 'horse', 'tiger'];
    for (const name of ferz) expect(chain(tns, name)).toEqual(ferz);
    expect(chain(tns, 'castle')).toEqual(['knight', 'paladin', 'castle', 'elephant']);
    expect(chain(tns, 'rook')).toEqual(['wazir', 'rook', 'dragon', 'lion']);
    expect(chain(tns, 'king')).toEqual(['king', 'promoted king']);
  });

  test('shows a choice of kinds', () => {
    expect(chain(chess99, 'pawn')).toEqual(['pawn', 'bishop or knight']);
    expect(chain(chess99, 'knight')).toEqual(['pawn', 'bishop or knight']);
    expect(chain(ben39, 'queen')).toEqual(['pawn', 'queen']);
  });

  test('there is one for each kind that promotes and is no promotion', () => {
    const firsts = (variant: Variant) =>
      promotionChains(variant.kinds).map((chain) => at(variant.kinds, at(at(chain, 0), 0)).name);
    expect(firsts(tns)).toEqual(['king', 'ferz', 'wazir', 'knight']);
    expect(firsts(chess99)).toEqual(['pawn']);
    expect(firsts(hex39)).toEqual([]);
  });

  test('is the kind alone if it does not promote', () => {
    expect(chain(chess99, 'queen')).toEqual(['queen']);
    expect(chain(hex39, 'pawn')).toEqual(['pawn']);
  });
});
