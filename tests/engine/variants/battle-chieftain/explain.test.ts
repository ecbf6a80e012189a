import { describe, expect, test } from 'vitest';
import { whyNot } from '../../../support/explanations.ts';
import { after } from '../../../support/play.ts';
import { position, standard } from './board.ts';

const why = (p: ReturnType<typeof position>, from: string, to: string) => whyNot(standard, p, from, to);

describe('while the kings are placed', () => {
  const begin = 'placing: White begins by putting its king on its own wall';

  test.each([
    ['a1', 'a6', `${begin}.`],
    ['d5', 'd5', `${begin}, and d5 is not on it.`],
    ['d10', 'd10', `${begin}, and d10 is not on it.`],
    ['d2', 'd2', 'placing: One pick is enough: d2.'],
    ['a1', 'd2', 'placing: One pick is enough: d2.'],
  ])('%s to %s', (from, to, reason) => {
    expect(why(standard.start, from, to)).toBe(reason);
  });
});

/** Black’s king flies over e4, so White’s is in check. */
const checked = `
    . . . . . . . . . b
      .   . . . .   .
      . . . . . . . .
      . . B     . . .
      . . . . . . . .
    . .   . k . .   . .
      . . . . . . . .
      . . .     . . .
      . . . . . . . .
      .   . K . .   .
    B . . B B . . . b .`;
const check = (fields: string) => position(checked, fields);

describe('in the game', () => {
  test.each([
    ['d8', 'g8', 'berserker: The gap between d8 and g8 stops the berserker.'],
    ['a1', 'a11', 'berserker: The gap between a1 and a6 stops the berserker.'],
    ['a1', 'e1', 'berserker: The berserker on a1 is blocked by the berserker on d1. [d1]'],
    ['a1', 'd1', 'berserker: White’s own berserker on d1 is in the way. [d1]'],
    [
      'a1',
      'b3',
      'berserker: A berserker can’t go from a1 to b3. It moves any distance along ranks and files; pieces and gaps stop it.',
    ],
    ['d8', 'd10', 'walls: The wall on d10 is Black’s. You may stop there only to capture.'],
    ['d1', 'd2', null],
    ['e1', 'e9', 'berserker: The berserker on e1 is blocked by the king on e2. [e2]'],
    ['e2', 'e7', 'king: The king on e2 is blocked by the king on e6. [e6]'],
    ['e2', 'e5', null],
    ['e6', 'e7', 'board: It is White’s turn, and the king on e6 is Black’s.'],
  ])('%s to %s', (from, to, reason) => {
    expect(why(check('w g'), from, to)).toBe(reason);
  });
});

describe('changing the king', () => {
  test('is for a king in check, whichever of the two is picked first', () => {
    expect(why(check('w g'), 'e2', 'a1')).toBeNull();
    expect(why(check('w g'), 'a1', 'e2')).toBeNull();
    const calm = after(standard, check('w g'), 'e2-d2', 'j11-i11');
    const reason = 'changing-king: You can change kings only in check, and White is not in check.';
    expect(why(calm, 'd2', 'a1')).toBe(reason);
    expect(why(calm, 'a1', 'd2')).toBe(reason);
    expect(why(calm, 'd2', 'd1')).toBe(`${reason} [d1]`);
    expect(why(calm, 'd1', 'd2')).toBe(`${reason} [d2]`);
  });

  test('is not for a king that an enemy without a king attacks', () => {
    const attacked = checked.replace('k', '.').replace('.   . K . .   .', '.   . . . .   K');
    expect(why(position(attacked, 'w g'), 'i2', 'a1')).toBe(
      'changing-king: You can change kings only in check, and White is not in check: Black has lost its king and must crown a berserker this turn.',
    );
  });

  test('is the only move in checkmate, and the reason blames the attackers of the king', () => {
    const mate = position(
      `
    . b . . . . . . . .
      .   . . . .   .
      . . . . . . . .
      . . .     . . .
      . . . . . . . .
    . b   . . . .   . .
      . . . . . . . B
      . . .     . . .
      . . . . . k . .
      .   . . . .   .
    K . . b b . . . . .`,
      'w g',
    );
    const reason =
      'changing-king: White is checkmated and must change kings: pick the king and a berserker. [d1]';
    expect(why(mate, 'i5', 'i6')).toBe(reason);
    expect(why(mate, 'a1', 'a6')).toBe(reason);
    expect(why(mate, 'a1', 'i5')).toBeNull();
    expect(why(mate, 'i5', 'a1')).toBeNull();
  });
});

describe('a side without a king', () => {
  const captured = after(standard, check('b g'), 'e6-e2');

  test.each([
    ['a1', 'b1', 'crowning: White has lost its king and must crown a berserker this turn.'],
    ['e2', 'e5', 'crowning: White has lost its king and must crown a berserker this turn.'],
    ['a1', 'a1', 'crowning: One pick is enough: a1.'],
    ['e2', 'a1', 'crowning: One pick is enough: a1.'],
  ])('crowns a berserker before anything else: %s to %s', (from, to, reason) => {
    expect(why(captured, from, to)).toBe(reason);
  });
});
