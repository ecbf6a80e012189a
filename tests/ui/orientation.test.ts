import { expect, test } from 'vitest';
import { BLACK, WHITE } from '../../src/engine/rules/side.ts';
import { orientationOf } from '../../src/ui/game/orientation.ts';

test('with both players on the same side, White is below, whoever is to move, unless they flip the board', () => {
  expect(orientationOf('same-side', BLACK, false)).toEqual({ near: WHITE, turned: null });
  expect(orientationOf('same-side', BLACK, true)).toEqual({ near: BLACK, turned: null });
});

test('a board that turns has the player to move below', () => {
  expect(orientationOf('turn-board', WHITE, false).near).toBe(WHITE);
  expect(orientationOf('turn-board', BLACK, false).near).toBe(BLACK);
});

test('with the players across the table, the far side is turned round', () => {
  expect(orientationOf('across-table', WHITE, false)).toEqual({ near: WHITE, turned: BLACK });
  expect(orientationOf('across-table', WHITE, true)).toEqual({ near: BLACK, turned: WHITE });
});
