import { describe, expect, test } from 'vitest';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { sayingIn } from '../../../support/saying.ts';
import { position } from './board.ts';

const { site, held, nextIn, settled, press } = sayingIn(ben39);

describe('a drop is made by picking the piece in hand, then its crossing', () => {
  test('which is the whole path for most pieces', () => {
    expect(settled(ben39.start, held('X'), site('e5'))).toBe('X@e5');
  });

  test('and for a castle, also its first step', () => {
    const drop = [held('C'), site('e5')];
    expect(nextIn(ben39.start, ...drop)).toEqual(['Step along a line first', 'Step diagonally first']);
    expect(settled(ben39.start, ...drop)).toBeNull();
    expect(settled(ben39.start, ...drop, press('Step along a line first'))).toBe('C@e5o');
    expect(settled(ben39.start, ...drop, press('Step diagonally first'))).toBe('C@e5d');
  });
});

test('a rotation is made by picking the spider and a direction', () => {
  const spider = position(`
        14      . . . . . . . k . . . . . . .
         6      . . . . . P . . . . . . . . .
         5      . . . . Z . . . . . . . . . .
         4      . . . . . . . K . . . . . . .
         3      . . . . . . C . . . . . . . .`);
  expect(nextIn(spider, site('e5')).filter((choice) => /clockwise$/i.test(choice))).toEqual([
    'Clockwise',
    'Counterclockwise',
  ]);
  expect(settled(spider, site('e5'), press('Clockwise'))).toBe('e5cw');
  expect(settled(spider, site('e5'), press('Counterclockwise'))).toBe('e5ccw');
});

test('a teleport is made by picking the wizard and the piece that it sends', () => {
  const wizards = position(`
        14      . . . . . . . k . . . . . . .
         6      . . . P . . . . . . . . . . .
         5      . . . . W . . . . . . . W . .
         4      . . . . . K . . . . . . . . .
         3      . . . . . . C . . . . . . . .`);
  expect(settled(wizards, site('e5'), site('d6'))).toBe('e5*d6');
});

describe('a movable square is moved by picking where it goes, then its companions', () => {
  const square = position(
    `
        14      . . . . . . . k . . . . . . .
         3      . . . . . . . . . . C . X . .
         2      . . . . . . . . . . . K . . .`,
    { places: ['d14', 'l2'] },
  );

  test('corner by corner', () => {
    const carry = [site('l2'), site('n4')];
    // The king needs its castle.
    expect(nextIn(square, ...carry)).toEqual(['Castle on k3 goes along']);
    const withCastle = [...carry, press('Castle on k3 goes along')];
    expect(nextIn(square, ...withCastle)).toEqual(['Chad rook on m3 goes along', 'Chad rook on m3 stays']);
    expect(settled(square, ...withCastle, press('Chad rook on m3 stays'))).toBe('l2_n4.k3');
    expect(settled(square, ...withCastle, press('Chad rook on m3 goes along'))).toBe('l2_n4.k3.m3');
  });
});
