import { expect, test } from 'vitest';
import { BLACK, WHITE } from '../../src/engine/rules/side.ts';
import { seatsOf } from '../../src/ui/play/seating.ts';

test('on the same side White sits below, whoever is to move, unless they flip the board', () => {
  expect(seatsOf('same-side', BLACK, false)).toEqual({ near: WHITE, turned: null });
  expect(seatsOf('same-side', BLACK, true)).toEqual({ near: BLACK, turned: null });
});

test('a board that turns has the player to move below', () => {
  expect(seatsOf('turn-board', WHITE, false).near).toBe(WHITE);
  expect(seatsOf('turn-board', BLACK, false).near).toBe(BLACK);
});

test('across the table the far side is turned round', () => {
  expect(seatsOf('across-table', WHITE, false)).toEqual({ near: WHITE, turned: BLACK });
  expect(seatsOf('across-table', WHITE, true)).toEqual({ near: BLACK, turned: WHITE });
});
