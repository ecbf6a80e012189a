import { describe, expect, test } from 'vitest';
import type { Site } from '../../../../src/engine/topology/site.ts';
import { shapeOf } from '../../../../src/engine/topology/topology.ts';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { diagramOf, tidy } from '../../../support/diagram.ts';
import { actionsOf } from '../../../support/play.ts';
import { fieldsOf } from './board.ts';

const { topology } = tns;

/** The board with a letter for each square. */
const drawn = (letter: (site: Site) => string): string =>
  topology.ranks.map((rank) => rank.map(letter).join(' ')).join('\n');

const zoneOf = (side: 0 | 1): ReadonlySet<Site> =>
  new Set(
    tns
      .terrain(tns.start)
      .filter((terrain) => terrain.kind === 'zone' && terrain.side === side)
      .map(({ site }) => site),
  );

describe('the board', () => {
  test('has 39 squares in nine ranks, in the outline of a hexagon', () => {
    expect(topology.ranks.map((rank) => rank.length)).toEqual([1, 3, 5, 7, 7, 7, 5, 3, 1]);
    expect(topology.sites).toHaveLength(39);
  });

  test('has its ranks centred on the d-file', () => {
    expect(drawn((site) => shapeOf(topology, site).name)).toBe(
      [
        'd9',
        'c8 d8 e8',
        'b7 c7 d7 e7 f7',
        'a6 b6 c6 d6 e6 f6 g6',
        'a5 b5 c5 d5 e5 f5 g5',
        'a4 b4 c4 d4 e4 f4 g4',
        'b3 c3 d3 e3 f3',
        'c2 d2 e2',
        'd1',
      ].join('\n'),
    );
  });

  test('is chequered, with both ends dark', () => {
    expect(drawn((site) => (shapeOf(topology, site).shade === 0 ? ':' : '.'))).toBe(
      tidy(`
              :
            : . :
          : . : . :
        : . : . : . :
        . : . : . : .
        : . : . : . :
          : . : . :
            : . :
              :
      `),
    );
  });

  test('has a zone of nine squares for each side, in the three ranks farthest from it', () => {
    expect(drawn((site) => (zoneOf(0).has(site) ? 'W' : zoneOf(1).has(site) ? 'B' : '.'))).toBe(
      tidy(`
              W
            W W W
          W W W W W
        . . . . . . .
        . . . . . . .
        . . . . . . .
          B B B B B
            B B B
              B
      `),
    );
  });
});

describe('at the start', () => {
  test('the pieces stand as in the inventor’s diagram', () => {
    expect(diagramOf(tns, tns.start)).toBe(
      tidy(`
              k
            n f n
          . w f w .
        . . . . . . .
        . . . . . . .
        . . . . . . .
          . W F W .
            N F N
              K
      `),
    );
  });

  test('both kings stand on dark squares, and each side has one ferz on each colour', () => {
    const shades = (letter: string) =>
      topology.ranks
        .flat()
        .filter((_, i) => diagramOf(tns, tns.start).replaceAll(/\s/g, '').charAt(i) === letter)
        .map((site) => shapeOf(topology, site).shade)
        .sort();
    expect([...shades('K'), ...shades('k')]).toEqual([0, 0]);
    expect([shades('F'), shades('f')]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('White is to move, and both hands are empty', () => {
    expect(fieldsOf(tns.start)).toBe('w - m');
    expect(tns.hands(tns.start)).toEqual([]);
  });

  test('White has ten actions, two for each knight, each wazir and the ferz in front', () => {
    expect(actionsOf(tns, tns.start)).toEqual([
      ...['c2-b4', 'c2-d4', 'c3-b3', 'c3-c4', 'd3-c4'],
      ...['d3-e4', 'e2-d4', 'e2-f4', 'e3-e4', 'e3-f3'],
    ]);
  });
});
