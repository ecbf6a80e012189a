import { describe, expect, test } from 'vitest';
import { currentPosition, newGame } from '../../../../src/engine/game/game.ts';
import { notationAt } from '../../../../src/engine/record/notation.ts';
import { readNotation } from '../../../../src/engine/record/readNotation.ts';
import type { TnsPosition } from '../../../../src/engine/variants/tns/position.ts';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { meant, noted } from '../../../support/notation.ts';
import { refusalOf } from '../../../support/result.ts';
import { game, white } from './board.ts';

/** Expects the notation of an action, and that it is read as that action. */
function expectNoted(position: TnsPosition, action: string, notation: string) {
  expect(noted(tns, position, action)).toBe(notation);
  expect(meant(tns, position, notation)).toBe(action);
}

const position = white(
  `
        .
      . k .
    . . . . n
  . . . . F . .
  . . . . . . .
  . . N . . . .
    . . . . .
      N K .
        .
  `,
  'w3,n2',
);

test('every piece has its letter, and a capture has x', () => {
  expectNoted(position, 'd2-e2', 'Ke2');
  expectNoted(position, 'e6-d5', 'Fd5');
  expectNoted(position, 'e6-f7', 'Fxf7');
});

test('a promotion is written with what the piece becomes, as + would look like a check', () => {
  expectNoted(position, 'e6-d7+', 'Fd7=B');
  expectNoted(position, 'e6-d7', 'Fd7');
  expectNoted(position, 'e6-f7+', 'Fxf7=B');
});

test('+ is read as a promotion, and ignored as a check where none is possible', () => {
  expect(meant(tns, position, 'Fd7+')).toBe('e6-d7+');
  expect(meant(tns, position, 'fe6xf7+')).toBe('e6-f7+');
  expect(meant(tns, position, 'Fd5+')).toBe('e6-d5');
  expect(meant(tns, position, 'Fd7+!')).toBe('e6-d7+');
  expect(meant(tns, position, 'Fd7=B+')).toBe('e6-d7+');
  expect(meant(tns, position, 'fd7=b')).toBe('e6-d7+');
  expect(meant(tns, position, 'Fd7!')).toBe('e6-d7');
});

test('a king is promoted like any other piece', () => {
  const alone = white(`
        .
      . . .
    . . . . .
  . K . . . . .
  . . . . . . .
  . . . . . . .
    . . . . .
      . k .
        .
  `);
  expectNoted(alone, 'b6-b7+', 'Kb7=M');
  expect(meant(tns, alone, 'Kb7+')).toBe('b6-b7+');
});

describe('a drop', () => {
  const dropping = currentPosition(game(position, 'c4-d6')) as TnsPosition;

  test('is written with the capital letter of the piece, whoever owns it', () => {
    expectNoted(dropping, 'w@a4', 'W@a4');
    expectNoted(dropping, 'n@g6', 'N@g6');
  });

  test('is not confused with a move', () => {
    expect(refusalOf(readNotation(newGame(tns, dropping), 'Na4'))).toMatch(/not a legal move/);
  });

  test('may be typed in other ways', () => {
    expect(meant(tns, dropping, 'w@a4!')).toBe('w@a4');
  });
});

test('the end of a turn is left out, but can be typed', () => {
  const ended = game(position, 'c4-d6', 'w@a4', 'end');
  expect([1, 2, 3].map((ply) => notationAt(ended, ply))).toEqual(['Nd6', 'W@a4', '']);
  const before = currentPosition(game(position, 'c4-d6', 'w@a4')) as TnsPosition;
  expect(meant(tns, before, 'end')).toBe('end');
  expect(refusalOf(readNotation(newGame(tns, before), ' '))).toMatch(/not a legal move/);
});
