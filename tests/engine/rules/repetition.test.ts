import { expect, test } from 'vitest';
import type { Position } from '../../../src/engine/rules/position.ts';
import { fivefold, sameBoards, threefoldClaim } from '../../../src/engine/rules/repetition.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';

/** The same position each time, as a new object. */
const here = (): Position => ({ board: [2, 0, 3], turn: WHITE });
const elsewhere: Position = { board: [0, 2, 3], turn: WHITE };
const otherTurn: Position = { board: [2, 0, 3], turn: BLACK };

/** A history in which it occurred this many times, with other positions in between. */
const history = (times: number): Position[] =>
  Array.from({ length: times }, () => [here(), elsewhere, otherTurn]).flat();

test('a draw may be claimed from the third occurrence on, this one included', () => {
  expect([0, 1, 2, 3, 4].map((times) => threefoldClaim(here(), history(times), sameBoards))).toEqual([
    [],
    [],
    ['threefold'],
    ['threefold'],
    ['threefold'],
  ]);
});

test('the fifth occurrence ends the game', () => {
  expect([0, 1, 2, 3, 4, 5].map((times) => fivefold(here(), history(times), sameBoards) !== null)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(fivefold(here(), history(4), sameBoards)).toEqual({ winner: null, reason: 'fivefold' });
});

test('the same board with the other side to move is another position', () => {
  expect(threefoldClaim(otherTurn, [here(), here(), here()], sameBoards)).toEqual([]);
});
