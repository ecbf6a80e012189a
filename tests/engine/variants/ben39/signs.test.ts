import { expect, test } from 'vitest';
import { kindOf } from '../../../../src/engine/rules/piece.ts';
import { BLACK, WHITE } from '../../../../src/engine/rules/side.ts';
import { at } from '../../../../src/engine/at.ts';
import { shapeOf } from '../../../../src/engine/topology/topology.ts';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { valueOf } from '../../../support/result.ts';
import { position } from './board.ts';
import { say } from '../../../../src/words/say.ts';

type Ben39Position = ReturnType<typeof position>;

const nameOf = (site: number) => shapeOf(ben39.topology, site).name;

/** `f6: immobilized` */
const signs = (p: Ben39Position, kind: string): string[] =>
  ben39
    .marks(p)
    .filter((mark) => mark.kind === kind)
    .map(({ site, label }) => `${nameOf(site)}: ${say(label)}`)
    .sort();

const shown = position(`
        14      . . . . . . . k . . . . . . .
         8      . . . . . R . . . . . . . . .
         7      . . . . . . i . . . . . . . .
         6      . . . . . . . N . . . . . . .
         5      C . . . . . . . . . . . d . .
         3      . . . . . . C . . . . . . . .
         2      . . . . . . . K . . . . . . .`);

test('pieces that an enemy immobilizer holds are marked on squares, but not on crossings', () => {
  expect(signs(shown, 'frozen')).toEqual([
    'f8: frozen by the immobilizer on g7',
    'h6: frozen by the immobilizer on g7',
  ]);
});

test('every castle shows its next step', () => {
  expect(signs(shown, 'note')).toEqual([
    'a5: steps along a line next',
    'g3: steps along a line next',
    'm5: steps diagonally next',
  ]);
});

test('the squares with a castle at a corner are shown for the king that may use them', () => {
  expect(signs(shown, 'haven')).toEqual([
    'b6: has a castle of White',
    'f2: has a castle of White',
    'f4: has a castle of White',
    'h2: has a castle of White',
    'h4: has a castle of White',
    'l4: has a castle of Black',
    'l6: has a castle of Black',
    'n6: has a castle of Black',
  ]);
});

test('a captured king needs no squares with a castle', () => {
  const captured = position(`
        14      . . . . . . . k . . . . . . .
         5      C . . . . . . . . . . . d . .`);
  expect(signs(captured, 'haven')).toEqual([
    'l4: has a castle of Black',
    'l6: has a castle of Black',
    'n6: has a castle of Black',
  ]);
});

test('in a hand the pieces for crossings come first, and none is ever due', () => {
  const hands = ben39.hands(
    position(
      `
        14      . . . . . . . k . . . . . . .
         3      . . . . . . C . . . . . . . .
         2      . . . . . . . K . . . . . . .`,
      { hands: 'NPXnw' },
    ),
  );
  expect(hands.map(({ piece }) => at(ben39.kinds, kindOf(piece)).letter)).toEqual(['X', 'N', 'P', 'W', 'N']);
  expect(hands.some(({ due }) => due)).toBe(false);
});

test('a movable square belongs to the side that controls it, and to neither if they are even', () => {
  const sides = (p: Ben39Position) =>
    ben39
      .terrain(p)
      .filter(({ kind }) => kind === 'movable')
      .map(({ site, side }) => [nameOf(site), side]);
  expect(sides(ben39.start)).toEqual([
    ['d14', null],
    ['l2', null],
  ]);
  const contested = valueOf(ben39.readPosition('2k1/5/7/7/7/5/1K2 8/1c6/8/8/8/8/5C2/8 d14,l2 w -'));
  expect(sides(contested)).toEqual([
    ['d14', BLACK],
    ['l2', WHITE],
  ]);
});
