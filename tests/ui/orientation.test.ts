import { expect, test } from 'vitest';
import { withActions } from '../../src/engine/game/action.ts';
import { newGame, takeBackTo } from '../../src/engine/game/game.ts';
import { BLACK, WHITE } from '../../src/engine/rules/side.ts';
import { tns } from '../../src/engine/variants/tns/tns.ts';
import { facedSide, orientationOf, pauseBeforeTurn } from '../../src/ui/game/orientation.ts';
import { valueOf } from '../support/result.ts';

test('with both players on the same side, White is below, whoever is to move, unless they flip the board', () => {
  expect(orientationOf('same-side', BLACK, false)).toEqual({ near: WHITE, turned: null });
  expect(orientationOf('same-side', BLACK, true)).toEqual({ near: BLACK, turned: null });
});

test('a board that turns has below the side that it faces', () => {
  expect(orientationOf('turn-board', WHITE, false).near).toBe(WHITE);
  expect(orientationOf('turn-board', BLACK, false).near).toBe(BLACK);
});

test('it faces the side to move after the last move, also after a move of several parts or one taken back', () => {
  const game = (...actions: readonly string[]) => valueOf(withActions(newGame(tns), actions));
  expect(facedSide(game())).toBe(WHITE);
  expect(facedSide(game('e2-d4'))).toBe(BLACK);
  expect(facedSide(game('e2-d4', 'c8-d6', 'c3-c4', 'd6-c4', 'd4-f5', 'c4-d2+'))).toBe(BLACK);
  expect(facedSide(takeBackTo(game('e2-d4'), 0))).toBe(WHITE);
});

test('it turns when the move has been seen, sooner if nothing glides, at once for a player who goes on', () => {
  expect(pauseBeforeTurn(false, 200)).toBe(700);
  expect(pauseBeforeTurn(false, 0)).toBe(500);
  expect(pauseBeforeTurn(true, 200)).toBe(0);
});

test('with the players across the table, the far side is turned round', () => {
  expect(orientationOf('across-table', WHITE, false)).toEqual({ near: WHITE, turned: BLACK });
  expect(orientationOf('across-table', WHITE, true)).toEqual({ near: BLACK, turned: WHITE });
});
