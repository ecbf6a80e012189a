import { expect, test } from 'vitest';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { actionsFrom, actionsOf, after } from '../../../support/play.ts';
import { black, checks, white } from './board.ts';

test('a king may be left in check', () => {
  const inCheck = white(`
    . . . . r . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    P . . . . . . . .
    . . . . . . . . .
    . . . . K . . . .
  `);
  expect(checks(inCheck)).toEqual(['e1']);
  expect(actionsOf(chess99, inCheck)).toEqual(
    ['a3-a4', 'a3-a5', 'e1-d1', 'e1-d2', 'e1-e2', 'e1-f1', 'e1-f2'].sort(),
  );
});

test('a king may go where it can be captured, even next to the other king', () => {
  const position = white(`
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . k . . . r
    . . . . . . . . .
    . . . . K . . . .
    . . . . . . . . .
    . . . . . . . . .
  `);
  expect(actionsFrom(chess99, position, 'e3')).toEqual(
    ['e3-d2', 'e3-d3', 'e3-d4', 'e3-e2', 'e3-e4', 'e3-f2', 'e3-f3', 'e3-f4'].sort(),
  );
  expect(checks(after(chess99, position, 'e3-e4'))).toEqual(['e4', 'e5']);
});

test('a king may capture what is protected', () => {
  const position = black(`
    . . . . k R . . R
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . K . . . .
  `);
  expect(actionsFrom(chess99, position, 'e9')).toContain('e9-f9');
});

test('a piece that shields its king may leave', () => {
  const position = white(`
    . . . . r . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . B . . . .
    . . . . . . . . .
    . . . . K . . . .
  `);
  expect(checks(position)).toEqual([]);
  expect(checks(after(chess99, position, 'e3-f4'))).toEqual(['e1']);
});

test('a side may answer a check with a check, so that both kings are in check', () => {
  const position = black(`
    . . . . . . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    R . . . . . . . .
    . . . . K . . r .
  `);
  expect(checks(position)).toEqual(['e1']);
  expect(checks(after(chess99, position, 'i9-i8', 'a2-a8'))).toEqual(['e1', 'i8']);
});
