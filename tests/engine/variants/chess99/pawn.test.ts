import { expect, test } from 'vitest';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { actionsFrom, after } from '../../../support/play.ts';
import { black, passedOver, white } from './board.ts';

const pawnsEverywhere = `
  . . . . . . . . k
  . . . . . . . P .
  . . . . . . P . .
  . . . . . P . . .
  . . . . P . . . .
  . . . P . . . . .
  . . P . . . . . .
  . P . . . . . . .
  P . . . . . . . K
`;

test.each([
  ['a1', ['a1-a2', 'a1-a3']],
  ['b2', ['b2-b3', 'b2-b4']],
  ['c3', ['c3-c4', 'c3-c5']],
  ['d4', ['d4-d5', 'd4-d6']],
  ['e5', ['e5-e6', 'e5-e7']],
  ['f6', ['f6-f7', 'f6-f8']],
  ['g7', ['g7-g8', 'g7-g9']],
])('a pawn may take one or two squares forward from anywhere: from %s', (from, actions) => {
  expect(actionsFrom(chess99, white(pawnsEverywhere), from)).toEqual(actions);
});

test('from the last rank but one it can only take one square, or capture', () => {
  expect(actionsFrom(chess99, white(pawnsEverywhere), 'h8')).toEqual(['h8-h9', 'h8-i9']);
});

test('the pawns of Black go down the board', () => {
  const position = black(`
    p . . . . . . . k
    . p . . . . . . .
    . . . . . . . . .
    . . . . p . . . .
    . . . P . . . . .
    . . . . . . . . .
    . . . . . . p . .
    . . . . . . . p .
    . . . . . . . . K
  `);
  expect(actionsFrom(chess99, position, 'a9')).toEqual(['a9-a7', 'a9-a8']);
  expect(actionsFrom(chess99, position, 'b8')).toEqual(['b8-b6', 'b8-b7']);
  expect(actionsFrom(chess99, position, 'e6')).toEqual(['e6-d5', 'e6-e4', 'e6-e5']);
  expect(actionsFrom(chess99, position, 'g3')).toEqual(['g3-g1', 'g3-g2']);
  expect(actionsFrom(chess99, position, 'h2')).toEqual(['h2-h1', 'h2-i1']);
});

test('a pawn neither steps onto a piece nor leaps over one, whoever owns it', () => {
  const position = white(`
    . . . . . . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    n . N . . . . . .
    . n . N . . . . .
    P P P P . . . . .
    . . . . . . . . K
  `);
  expect(actionsFrom(chess99, position, 'a2')).toEqual(['a2-a3', 'a2-b3']);
  expect(actionsFrom(chess99, position, 'b2')).toEqual([]);
  expect(actionsFrom(chess99, position, 'c2')).toEqual(['c2-b3', 'c2-c3']);
  expect(actionsFrom(chess99, position, 'd2')).toEqual([]);
});

test('a pawn captures one square diagonally forward, enemies only', () => {
  const position = white(`
    . . . . . . . . k
    . . . . . . . . .
    . . n . N . . . .
    . . . n . . . . .
    . . n n N . . . .
    . . n P n . . . .
    . . n n n . . . .
    . . . . . . . . .
    . . . . . . . . K
  `);
  expect(actionsFrom(chess99, position, 'd4')).toEqual(['d4-c5']);
});

test('a pawn at the edge does not capture round the edge', () => {
  const position = white(`
    . . . . k . . . .
    . . . . . . . . .
    n . . . . . . . n
    n . . . . . . . n
    n . . . . . . . n
    P . . . . . . . P
    n . . . . . . . n
    n . . . . . . . n
    . . . . K . . . .
  `);
  expect(actionsFrom(chess99, position, 'a4')).toEqual([]);
  expect(actionsFrom(chess99, position, 'i4')).toEqual([]);
});

test('after a two-square move, the square in between counts as passed over even if no capture is possible', () => {
  const position = after(chess99, chess99.start, 'e2-e4');
  expect(chess99.writePosition(position)).toMatch(/ b e3 1$/);
  expect(passedOver(position)).toEqual(['e3']);
});

test('a one-square move or a capture passes over nothing', () => {
  expect(passedOver(after(chess99, chess99.start, 'e2-e3'))).toEqual([]);
  const played = after(chess99, chess99.start, 'e2-e4', 'd8-d6', 'e4-e5', 'd6-e5');
  expect(passedOver(played)).toEqual([]);
});

test('a pawn may take two squares again and again', () => {
  const position = after(chess99, chess99.start, 'a2-a4', 'i8-i7', 'a4-a6', 'i7-i5');
  expect(actionsFrom(chess99, position, 'a6')).toEqual(['a6-a7']);
  expect(chess99.writePosition(after(chess99, position, 'b1-c3', 'i5-i3'))).toMatch(/ w i4 4$/);
});
