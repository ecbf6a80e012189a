import { describe, expect, test } from 'vitest';
import { at } from '../../../../src/engine/at.ts';
import { EMPTY, kindOf } from '../../../../src/engine/rules/piece.ts';
import { PRIMARY, SECONDARY } from '../../../../src/engine/topology/hexes.ts';
import type { Site, SiteShape, Vector } from '../../../../src/engine/topology/site.ts';
import { NO_SITE } from '../../../../src/engine/topology/site.ts';
import { shapeOf, stepFrom } from '../../../../src/engine/topology/topology.ts';
import { hex39 } from '../../../../src/engine/variants/hex39/hex39.ts';
import { diagramOf, tidy } from '../../../support/diagram.ts';
import { say } from '../../../../src/words/say.ts';
import { actionsOf, siteOf } from '../../../support/play.ts';

const { topology } = hex39;

/** The board with a letter for each hex. */
const drawn = (letter: (shape: SiteShape) => string): string =>
  topology.ranks.map((rank) => rank.map((site) => letter(shapeOf(topology, site))).join(' ')).join('\n');

const colours = ['red', 'blue', 'green'] as const;
const colourOf = ({ shade }: SiteShape): string => at(colours, shade);
const colourAt = (name: string): string => colourOf(shapeOf(topology, siteOf(hex39, name)));

/** The names of the hexes one vector away from a hex. */
const around = (name: string, vectors: readonly Vector[]): string[] =>
  vectors
    .map((vector) => stepFrom(topology, siteOf(hex39, name), vector))
    .filter((site) => site !== NO_SITE)
    .map((site) => shapeOf(topology, site).name)
    .sort();

describe('the board', () => {
  test('has 39 hexes in nine rows, a castle above and a castle below', () => {
    expect(topology.ranks.map((rank) => rank.length)).toEqual([1, 4, 5, 6, 7, 6, 5, 4, 1]);
    expect(topology.sites).toHaveLength(39);
  });

  test('names a hex by its column, half a hex wide, and its row', () => {
    expect(drawn(({ name }) => name)).toBe(
      [
        'g9',
        'd8 f8 h8 j8',
        'c7 e7 g7 i7 k7',
        'b6 d6 f6 h6 j6 l6',
        'a5 c5 e5 g5 i5 k5 m5',
        'b4 d4 f4 h4 j4 l4',
        'c3 e3 g3 i3 k3',
        'd2 f2 h2 j2',
        'g1',
      ].join('\n'),
    );
  });

  test('is red, blue and green, no two neighbours alike', () => {
    expect(drawn((shape) => colourOf(shape).charAt(0))).toBe(
      tidy(`
              r
           r g b r
          g b r g b
         b r g b r g
        r g b r g b r
         b r g b r g
          g b r g b
           r g b r
              r
      `),
    );
  });

  test('has three more red hexes than blue or green ones', () => {
    const count = (colour: string) => topology.sites.filter((shape) => colourOf(shape) === colour).length;
    expect(colours.map(count)).toEqual([15, 12, 12]);
  });

  test('has red castles, on g1 for White and on g9 for Black', () => {
    const castles = hex39
      .terrain(hex39.start)
      .map(({ kind, site, label }) => [kind, shapeOf(topology, site).name, say(label)]);
    expect(castles).toEqual([
      ['castle', 'g1', 'White’s castle'],
      ['castle', 'g9', 'Black’s castle'],
    ]);
    expect(['g1', 'g9'].map(colourAt)).toEqual(['red', 'red']);
  });

  test('has two red hexes beside each castle’s row that lead no further', () => {
    const isDeadEnd = (ahead: number) => (site: Site) =>
      [-1, 1].every((dx) => stepFrom(topology, site, [dx, ahead]) === NO_SITE);
    const names = (row: number, ahead: number) =>
      at(topology.ranks, row)
        .filter(isDeadEnd(ahead))
        .map((site) => shapeOf(topology, site).name);
    expect(names(1, 1)).toEqual(['d8', 'j8']);
    expect(names(7, -1)).toEqual(['d2', 'j2']);
    expect(['d8', 'j8', 'd2', 'j2'].map(colourAt)).toEqual(['red', 'red', 'red', 'red']);
  });
});

describe('directions', () => {
  test('six lead across the sides of a hex', () => {
    expect(around('g5', PRIMARY)).toEqual(['e5', 'f4', 'f6', 'h4', 'h6', 'i5']);
    expect(topology.adjacent).toEqual(PRIMARY);
  });

  test('six lead along the edge between two neighbours, to the nearest hexes of the same colour', () => {
    expect(around('g5', SECONDARY)).toEqual(['d4', 'd6', 'g3', 'g7', 'j4', 'j6']);
  });

  test('from a castle two lead across a side, and three along an edge', () => {
    expect(around('g1', PRIMARY)).toEqual(['f2', 'h2']);
    expect(around('g1', SECONDARY)).toEqual(['d2', 'g3', 'j2']);
    expect(around('g9', PRIMARY)).toEqual(['f8', 'h8']);
    expect(around('g9', SECONDARY)).toEqual(['d8', 'g7', 'j8']);
  });
});

describe('at the start', () => {
  test('a bishop stands in each castle, bishops between rooks before it, pawns before those', () => {
    expect(diagramOf(hex39, hex39.start)).toBe(
      tidy(`
              b
           r b b r
          p p p p p
         . . . . . .
        . . . . . . .
         . . . . . .
          P P P P P
           R B B R
              B
      `),
    );
  });

  test('each side has a bishop of each colour, the red one in its castle', () => {
    const bishop = hex39.kinds.findIndex(({ name }) => name === 'bishop');
    const bishops = hex39.start.board.flatMap((piece, site) =>
      piece !== EMPTY && kindOf(piece) === bishop ? [shapeOf(topology, site)] : [],
    );
    expect(bishops.map((shape) => `${shape.name} ${colourOf(shape)}`).sort()).toEqual(
      ['g1 red', 'f2 green', 'h2 blue', 'g9 red', 'f8 green', 'h8 blue'].sort(),
    );
  });

  test('White begins, with twelve actions: two for each pawn, one for each of two bishops', () => {
    const pawnMoves = [
      ...['c3-b4', 'c3-d4', 'e3-d4', 'e3-f4', 'g3-f4'],
      ...['g3-h4', 'i3-h4', 'i3-j4', 'k3-j4', 'k3-l4'],
    ];
    expect(hex39.writePosition(hex39.start)).toMatch(/ w$/);
    expect(actionsOf(hex39, hex39.start)).toEqual([...pawnMoves, 'f2-f4', 'h2-h4'].sort());
  });
});
