import { expect, test } from 'vitest';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { goalsDiagram, tidy } from '../../../support/diagram.ts';
import { black, white } from './board.ts';

/**
 * Expects a piece to go to exactly the squares marked in the diagram: `*` is an empty square, `x` one with an
 * enemy knight on it.
 */
function expectGoals(from: string, diagram: string): void {
  const position = white(diagram.replaceAll('*', '.').replaceAll('x', 'n'));
  expect(goalsDiagram(chess99, position, from)).toBe(tidy(diagram));
}

test('a king goes one square in any direction', () => {
  expectGoals(
    'd4',
    `
      . . . . . . . . k
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . * x * . . . .
      . . * K P . . . .
      . . * * * . . . .
      . . . . . . . . .
      . . . . . . . . .
    `,
  );
});

test('a rook goes any distance along ranks and files, up to its own pieces and onto the first enemy', () => {
  expectGoals(
    'd4',
    `
      . . . n . . . . k
      . . . x . . . . .
      . . . * . . . . .
      . . . * . . . . .
      . . . * . . . . .
      * * * R * * P . .
      . . . * . . . . .
      . . . * . . . . .
      . . . * . . . . K
    `,
  );
});

test('a bishop goes any distance along diagonals, up to its own pieces and onto the first enemy', () => {
  expectGoals(
    'd4',
    `
      . . . . . . . n k
      . . . . . . . x .
      * . . . . . * . .
      . * . . . * . . .
      . . * . * . . . .
      . . . B . . . . .
      . . * . P . . . .
      . * . . . . . . .
      * . . . . . . . K
    `,
  );
});

test('a queen moves as a rook or as a bishop', () => {
  expectGoals(
    'd4',
    `
      . . . x . . . . *
      . . . * . . . * .
      * . . * . . * . k
      . * . * . * . . .
      . . * * * . . . .
      * * * Q x n . . .
      . . * P * . . . .
      . * . . . * . . .
      * . . . . . * . K
    `,
  );
});

test('a knight leaps over whatever stands in between', () => {
  expectGoals(
    'd4',
    `
      . . . . . . . . k
      . . . . . . . . .
      . . . . . . . . .
      . . x . P . . . .
      . * n P n * . . .
      . . P N P . . . .
      . * n P n x . . .
      . . * . * . . . .
      . . . . . . . . K
    `,
  );
});

test('a knight in the corner has two squares to go to', () => {
  expectGoals(
    'i9',
    `
      . . . . . . . . N
      . . . . . . * . .
      . . . . . . . * .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      k . . . . . . . .
      . . . . . . . . K
    `,
  );
});

test('a paladin moves as a bishop or as a knight', () => {
  expectGoals(
    'd4',
    `
      . . . . . . . . *
      . . . . . . . * .
      * . . . . . * . k
      . * x . P * . . .
      . * * R * * . . .
      . . R A . . . . .
      . * x . P * . . .
      . n * . x . . . .
      . . . . . . . . K
    `,
  );
});

test('a paladin is stopped on diagonals like a bishop, and leaps like a knight', () => {
  expectGoals(
    'a1',
    `
      . . . . . . . . k
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . * . . . . . . .
      P P x . . . . . .
      A P . . . . . . K
    `,
  );
});

test('pieces of both sides move alike', () => {
  const diagram = `
    . . . . . . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . a . . . .
    . . . . . . . . .
    . . P . . . . . .
    . . . . . . . . .
    . . . . . . . . K
  `;
  expect(goalsDiagram(chess99, black(diagram), 'e5')).toBe(
    tidy(`
      * . . . . . . . k
      . * . . . . . * .
      . . * * . * * . .
      . . * * . * * . .
      . . . . a . . . .
      . . * * . * * . .
      . . x * . * * . .
      . . . . . . . * .
      . . . . . . . . x
    `),
  );
});
