import { expect, test } from 'vitest';
import { squaresAndCrossings } from '../../../src/engine/topology/lines.ts';
import type { Site } from '../../../src/engine/topology/site.ts';
import { NO_SITE } from '../../../src/engine/topology/site.ts';
import { shapeOf, siteNamed, stepFrom } from '../../../src/engine/topology/topology.ts';

/** Three squares in a corner; the upper right one is missing. */
const board = squaresAndCrossings(['+-', '++']);

const shape = (name: string) => shapeOf(board, siteNamed(board, name));
const namesOf = (sites: readonly Site[]) =>
  sites.map((site) => (site === NO_SITE ? '' : shapeOf(board, site).name));

test('squares and crossings alternate, in their names too', () => {
  expect(board.ranks.map((rank) => namesOf(rank).join(' '))).toEqual([
    'a5 c5 e5',
    'b4',
    'a3 c3 e3',
    'b2 d2',
    'a1 c1 e1',
  ]);
});

test('there are crossings even without a square', () => {
  const kinds = board.sites.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'square')).toHaveLength(3);
  expect(kinds.filter((kind) => kind === 'crossing')).toHaveLength(9);
  expect(siteNamed(board, 'd4')).toBe(NO_SITE);
  expect(shape('e5').kind).toBe('crossing');
});

test('a crossing lies at the corners of the squares around it', () => {
  const { centre } = shape('c3');
  for (const name of ['b2', 'd2', 'b4']) {
    const corners = shape(name).outline.filter(([x, y]) => Math.hypot(x - centre[0], y - centre[1]) < 1e-9);
    expect(corners).toHaveLength(1);
  }
});

test('the neighbours of squares are squares, and those of crossings are crossings', () => {
  const around = (name: string) =>
    namesOf(board.adjacent.map((vector) => stepFrom(board, siteNamed(board, name), vector)));
  expect(around('b2')).toEqual(['b4', 'd2', '', '']);
  expect(around('c3')).toEqual(['c5', 'e3', 'c1', 'a3']);
});

test('squares that share an edge differ in colour, the lower left one is dark', () => {
  expect(['b2', 'd2', 'b4'].map((name) => shape(name).shade)).toEqual([0, 1, 1]);
});

test('a piece on a crossing is drawn smaller, and everything inside the board', () => {
  expect(shape('c3').size).toBeLessThan(shape('b2').size);
  for (const [x, y] of board.sites.flatMap(({ outline }) => outline)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(board.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(board.height);
  }
});

test('a crossing is an octagon that leaves room for the squares beside it', () => {
  const { centre, outline } = shape('c3');
  expect(new Set(outline.map(String)).size).toBe(8);
  for (const [x, y] of outline) expect(Math.hypot(x - centre[0], y - centre[1])).toBeLessThan(0.5);
});

test('every column has its name below its sites, every row beside them', () => {
  const labels = (edge: string) => board.edgeLabels.filter((label) => label.edge === edge);
  /** The furthest corner of a site to the right or down. No name may cover a piece on the outermost lines. */
  const furthest = (axis: 0 | 1) =>
    Math.max(...board.sites.flatMap(({ outline }) => outline.map((corner) => corner[axis])));
  expect(labels('below').map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(labels('left').map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5']);
  for (const { text, along, inset } of labels('below')) {
    const site = board.sites.find(({ name }) => name.startsWith(text));
    expect(board.height - inset).toBeGreaterThanOrEqual(furthest(1));
    expect(along).toBeCloseTo(site?.centre[0] ?? NaN);
  }
  for (const { text, along, inset } of labels('left')) {
    const site = board.sites.find(({ name }) => name.endsWith(text));
    expect(board.width - inset).toBeGreaterThanOrEqual(furthest(0));
    expect(along).toBeCloseTo(site?.centre[1] ?? NaN);
  }
});
