import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY, NO_KIND, belongsTo, pieceOf } from '../../../src/engine/rules/piece.ts';
import type { Placement } from '../../../src/engine/rules/placement.ts';
import {
  firstSite,
  isNowhere,
  isSingle,
  newPlacement,
  nextSite,
  placementOf,
  toggle,
} from '../../../src/engine/rules/placement.ts';
import { SIDES } from '../../../src/engine/rules/side.ts';
import { NO_SITE } from '../../../src/engine/topology/site.ts';

const KINDS = 4;
const SITES = 127;
const pieces = [1, 2, 3].flatMap((kind) => SIDES.map((side) => pieceOf(kind, side)));
const boards = fc.array(fc.constantFrom(EMPTY, EMPTY, EMPTY, ...pieces), {
  minLength: SITES,
  maxLength: SITES,
});

/** The sites of a set, in their order. */
function sitesIn(placement: Placement, set: number): number[] {
  const sites: number[] = [];
  for (let site = firstSite(placement, set); site !== NO_SITE; site = nextSite(placement, set, site + 1))
    sites.push(site);
  return sites;
}

const sitesWhere = (board: readonly number[], holds: (piece: number) => boolean): number[] =>
  [...board.keys()].filter((site) => holds(board[site] ?? EMPTY));

describe('a placement', () => {
  test('has the sites of each piece and of each side in the order of the board', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const placement = placementOf(board, KINDS);
        for (const piece of pieces) {
          const sites = sitesWhere(board, (other) => other === piece);
          expect(sitesIn(placement, piece)).toEqual(sites);
          expect(isNowhere(placement, piece)).toBe(sites.length === 0);
          expect(isSingle(placement, piece)).toBe(sites.length === 1);
        }
        for (const side of SIDES)
          expect(sitesIn(placement, side)).toEqual(sitesWhere(board, (piece) => belongsTo(piece, side)));
      }),
      { numRuns: 50 },
    );
  });

  test('is empty again when every piece has been taken away', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const placement = placementOf(board, KINDS);
        board.forEach((piece, site) => {
          toggle(placement, site, piece);
        });
        expect(placement).toEqual(newPlacement(KINDS));
      }),
      { numRuns: 50 },
    );
  });

  test('gives the sides numbers that no piece has', () => {
    expect(SIDES.map((side) => pieceOf(NO_KIND, side))).toEqual([...SIDES]);
  });
});
