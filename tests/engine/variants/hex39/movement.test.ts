import { describe, expect, test } from 'vitest';
import { at } from '../../../../src/engine/at.ts';
import { WHITE } from '../../../../src/engine/rules/side.ts';
import type { Site } from '../../../../src/engine/topology/site.ts';
import { shapeOf } from '../../../../src/engine/topology/topology.ts';
import { BISHOP, movements } from '../../../../src/engine/variants/hex39/pieces.ts';
import { hex39 } from '../../../../src/engine/variants/hex39/hex39.ts';
import { siteOf } from '../../../support/play.ts';
import { expectGoals } from './board.ts';

describe('a rook', () => {
  test('goes any distance in the six directions across the sides of a hex', () => {
    expectGoals(
      'g5',
      'white',
      `
              .
           * . . *
          . * . * p
         . . * * . .
        * * * R * * *
         . . * * . .
          . * . * .
           * . . *
              .
      `,
    );
  });

  test('goes up to its own pieces and onto the first enemy', () => {
    expectGoals(
      'g5',
      'black',
      `
              .
           * . . P
          . * . x .
         . . * * . .
        . . p r * x P
         . . p * . .
          . P . * .
           . . . x
              .
      `,
    );
  });

  test('goes into the enemy’s castle', () => {
    expectGoals(
      'd6',
      'white',
      `
              *
           . * . .
          * * . . p
         * R * * * *
        . * * . . . .
         * . * . . .
          . . * . .
           . . * .
              .
      `,
    );
  });

  test('goes out of its own castle along two lines only', () => {
    expectGoals(
      'g1',
      'white',
      `
              .
           . . . .
          . . . . p
         * . . . . *
        . * . . . * .
         . * . . * .
          . * . * .
           . * * .
              R
      `,
    );
  });
});

describe('a bishop', () => {
  test('goes to the six nearest hexes of its own colour, and no further', () => {
    expectGoals(
      'g5',
      'white',
      `
              .
           . . . .
          . . * . p
         . * . . * .
        . . . B . . .
         . * . . * .
          . . * . .
           . . . .
              .
      `,
    );
  });

  test('leaps over whatever stands in between, captures enemies and spares its own side', () => {
    expectGoals(
      'g5',
      'black',
      `
              .
           . . . .
          . . x . .
         . p P p * .
        . . P b p . .
         . * p P x .
          . . p . .
           . . . .
              .
      `,
    );
  });

  test('goes from its castle straight ahead and to the corners', () => {
    expectGoals(
      'g1',
      'white',
      `
              .
           . . . .
          . . . . p
         . . . . . .
        . . . . . . .
         . . . . . .
          . . * . .
           * P P *
              B
      `,
    );
  });

  test('captures in the enemy’s castle', () => {
    expectGoals(
      'j8',
      'white',
      `
              x
           . . p B
          . . x . p
         . . . . * .
        . . . . . . .
         . . . . . .
          . . . . .
           . . . .
              .
      `,
    );
  });

  const leaps = at(movements[WHITE], BISHOP).quiet.leaps;
  /** The hexes that a bishop can reach by any number of leaps. */
  function reachedFrom(site: Site, reached = new Set([site])): ReadonlySet<Site> {
    for (const goal of at(leaps, site)) if (!reached.has(goal)) reachedFrom(goal, reached.add(goal));
    return reached;
  }

  test.each([
    ['red', 'g1', 15],
    ['blue', 'h2', 12],
    ['green', 'f2', 12],
  ])('that is %s can reach every hex of its colour, and no other', (_, from, count) => {
    const reached = [...reachedFrom(siteOf(hex39, from))];
    const shades = reached.map((site) => shapeOf(hex39.topology, site).shade);
    expect(reached).toHaveLength(count);
    expect(new Set(shades).size).toBe(1);
  });

  test('reaches the castles only if it is red', () => {
    const castles = ['g1', 'g9'].map((name) => siteOf(hex39, name));
    const canReach = (from: string) => castles.map((castle) => reachedFrom(siteOf(hex39, from)).has(castle));
    expect(canReach('j8')).toEqual([true, true]);
    expect(canReach('h2')).toEqual([false, false]);
    expect(canReach('f2')).toEqual([false, false]);
  });
});
