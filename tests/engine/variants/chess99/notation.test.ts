import { describe, expect, test } from 'vitest';
import type { Chess99Position } from '../../../../src/engine/variants/chess99/position.ts';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { meant, noted } from '../../../support/notation.ts';
import { black, white } from './board.ts';

/** Expects the notation of an action, and that it is read as that action. */
function expectNoted(position: Chess99Position, action: string, notation: string) {
  expect(noted(chess99, position, action)).toBe(notation);
  expect(meant(chess99, position, notation)).toBe(action);
}

describe('a move is written', () => {
  const start = chess99.start;

  test.each([
    ['with the piece and where it goes', 'b1-c3', 'Nc3'],
    ['without a letter when it is a pawn’s', 'e2-e4', 'e4'],
    ['with A for a paladin', 'f1-e3', 'Ae3'],
    ['with the square beside the king when they change places', 'e1~f1', 'K~f1'],
  ])('%s', (_, action, notation) => {
    expectNoted(start, action, notation);
  });

  const taking = white(`
    . . . . k . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . p . . n .
    . . . P . P . . .
    . . . . . . . . .
    . . . . . N . . .
    . . . . . . . . .
    . . . . K . . . .
  `);

  test('with x when it captures, and by a pawn with its file, needed or not', () => {
    expectNoted(taking, 'd5-e6', 'dxe6');
    expectNoted(taking, 'f5-e6', 'fxe6');
    expectNoted(
      white(`
        . . . . k . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . p . . . . .
        . . . . P . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . K . . . .
      `),
      'e4-d5',
      'exd5',
    );
  });

  test('without a sign for check', () => {
    const rook = white(`
      . . . . k . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      R . . . . K . . .
    `);
    expectNoted(rook, 'a1-a9', 'Ra9');
  });
});

describe('if several pieces could make a move, it is written', () => {
  const knights = white(`
    . . . . k . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . N . . . N . . .
    . . . . . . . . .
    . N . . . N . . .
    . . . . . . . . .
    . . . . K . . . .
  `);
  const rooks = white(`
    . . . . k . . . .
    . . . R . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . R . . . . .
    . . . . . . . . .
    . . . . K . . . .
  `);

  test('with the file if that is enough', () => {
    expectNoted(
      white(`
        . . . . k . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . N . . . N . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . K . . . .
      `),
      'b5-d4',
      'Nbd4',
    );
  });

  test('else with the rank', () => {
    expectNoted(rooks, 'd3-d5', 'R3d5');
    expectNoted(rooks, 'd8-d5', 'R8d5');
    expectNoted(rooks, 'd3-a3', 'Ra3');
  });

  test('else with the whole square', () => {
    expectNoted(knights, 'b5-d4', 'Nb5d4');
    expectNoted(knights, 'f3-d4', 'Nf3d4');
  });
});

describe('a capture en passant is written', () => {
  const passed = black(
    `
    . . . . k r . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . P p . . q . .
    . . . . . . . . .
    . . . . . . . . .
    . . . p . . . . K
  `,
    'c3',
  );

  test('with e.p. after it, whatever piece makes it', () => {
    expectNoted(passed, 'd4-c3ep', 'dxc3 e.p.');
    expectNoted(passed, 'd1=N-c3ep', 'd1=Nxc3 e.p.');
  });

  const queen = black(
    `
    . . . . k . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . P . . . . .
    . . . . . . q . .
    . . . . . . . . .
    . . . . K . . . .
  `,
    'd3',
  );

  test('differently from a plain move to the same square', () => {
    expectNoted(queen, 'g3-d3ep', 'Qxd3 e.p.');
    expectNoted(queen, 'g3-d3', 'Qd3');
  });

  test.each([
    ['Qxd3', 'g3-d3ep'],
    ['Qd3ep', 'g3-d3ep'],
    ['Qxd3ep', 'g3-d3ep'],
    ['Qd3 e.p.', 'g3-d3ep'],
    ['Qgd3', 'g3-d3'],
    ['Qg3xd3!', 'g3-d3ep'],
  ])('and %s means it only if something says so', (text, action) => {
    expect(meant(chess99, queen, text)).toBe(action);
  });

  test.each(['dxc3', 'dc3', 'dxc3ep', 'dxc3e.p.', 'd4xc3', 'd4-c3', 'Pd4xc3 ep', 'xc3'])(
    'and may be typed in other ways: %s',
    (text) => {
      expect(meant(chess99, passed, text)).toBe('d4-c3ep');
    },
  );
});

describe('the promotion of a waiting pawn is written', () => {
  const waiting = white(`
    . . . P . . P . .
    . . . . . . . . .
    . n . . . . . . .
    . . . . . . . . .
    . . k . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . K . . . .
  `);

  test('with its square and what it becomes', () => {
    expectNoted(waiting, 'd9=N', 'd9=N');
    expectNoted(waiting, 'd9=B', 'd9=B');
  });

  test('and its goal if it moves at once', () => {
    expectNoted(waiting, 'd9=N-b8', 'd9=Nb8');
    expectNoted(waiting, 'd9=B-b7', 'd9=Bxb7');
    // The other pawn could become a knight there too.
    expectNoted(waiting, 'd9=N-e7', 'd9=Ne7');
  });

  test('and may be typed in other ways', () => {
    expect(meant(chess99, waiting, 'd9=N-b8')).toBe('d9=N-b8');
    expect(meant(chess99, waiting, 'd9=Bb7')).toBe('d9=B-b7');
    expect(meant(chess99, waiting, 'Pd9=n')).toBe('d9=N');
  });
});
