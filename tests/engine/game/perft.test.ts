import { expect, test } from 'vitest';
import { perft } from '../../../src/engine/game/perft.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { positionFrom } from '../../support/diagram.ts';

/** Each king has three squares to go to, and the game ends after Black’s turn. */
const corners = positionFrom(
  chess99,
  `
    . . . . . . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    K . . . . . . . .
  `,
  'w - 99',
);

test('there is one line of no actions', () => {
  expect(perft(chess99, corners, 0)).toBe(1);
});

test('lines are counted by their actions', () => {
  expect(perft(chess99, corners, 1)).toBe(3);
  expect(perft(chess99, corners, 2)).toBe(9);
});

test('lines that end too soon are not counted', () => {
  expect(perft(chess99, corners, 3)).toBe(0);
});
