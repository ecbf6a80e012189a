import { describe, expect, test } from 'vitest';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { existsWith, isSquare, nameOf, placesOf, ring } from '../../../../src/engine/variants/ben39/board.ts';
import { actionsOf } from '../../../support/play.ts';

const squares = (kind: 'all' | 'now') =>
  [...ben39.topology.sites.keys()].filter(
    (site) => isSquare(site) && (kind === 'all' || existsWith(ben39.start.places, site)),
  );

describe('the board', () => {
  test('has 39 squares, two of which are movable between eight places', () => {
    expect(squares('all')).toHaveLength(37 + 8);
    expect(squares('now')).toHaveLength(39);
    expect(ben39.start.places.map(nameOf)).toEqual(['d14', 'l2']);
  });

  test('has those places where the inventor drew them', () => {
    expect(ring.map(nameOf)).toEqual(['l2', 'n4', 'n12', 'l14', 'd14', 'b12', 'b4', 'd2']);
  });

  test('shows the places of the ring where no square is now', () => {
    const vacant = ben39.terrain(ben39.start).filter(({ kind }) => kind === 'vacant');
    expect(vacant.map(({ site }) => nameOf(site)).sort()).toEqual(['b12', 'b4', 'd2', 'l14', 'n12', 'n4']);
  });

  test('has the crossings that are corners of its squares, and gains and loses them with a square', () => {
    const corner = ben39.topology.sites.findIndex(({ name }) => name === 'o3');
    const [l2 = 0, n4 = 0, , , d14 = 0] = ring;
    expect(existsWith(placesOf(d14, l2), corner)).toBe(false);
    expect(existsWith(placesOf(d14, n4), corner)).toBe(true);
  });

  test('begins with the men on the squares and the rest in hand', () => {
    expect(ben39.writePosition(ben39.start)).toBe(
      '1skg/1rnb1/2ppp2/7/2PPP2/1BNR1/GKS1 8/8/8/8/8/8/8/8 d14,l2 w CCIWWXXXXXZZcciwwxxxxxzz',
    );
  });

  test('lets every kind in hand be dropped at once, on crossings', () => {
    const letters = new Set(
      actionsOf(ben39, ben39.start).flatMap((action) => /^(.)@/.exec(action)?.[1] ?? []),
    );
    expect([...letters].sort()).toEqual(['C', 'I', 'W', 'X', 'Z']);
  });
});
