import { expect, test } from 'vitest';
import { withActions } from '../../../src/engine/game/action.ts';
import { newGame } from '../../../src/engine/game/game.ts';
import { roundsOf } from '../../../src/engine/game/turns.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { after } from '../../support/play.ts';
import { valueOf } from '../../support/result.ts';

const lines = (game: Game): string[] =>
  roundsOf(game).map(({ number, white, black }) =>
    [
      String(number),
      ...[white, black].map((turn) => turn?.actions.map(({ text }) => text).join(', ') ?? '…'),
    ].join(' '),
  );

test('a game that has not begun has no rounds', () => {
  expect(roundsOf(newGame(chess99))).toEqual([]);
});

test('a round is a turn of White and the answer of Black', () => {
  const game = valueOf(withActions(newGame(chess99), ['e2-e4', 'd8-d6', 'b1-c3', 'e9~f9']));
  expect(lines(game)).toEqual(['1 e2-e4 d8-d6', '2 b1-c3 e9~f9']);
});

test('the answer may still be missing', () => {
  const game = valueOf(withActions(newGame(chess99), ['e2-e4', 'd8-d6', 'b1-c3']));
  expect(lines(game)).toEqual(['1 e2-e4 d8-d6', '2 b1-c3 …']);
});

test('a game that begins with Black has a first round without White', () => {
  const start = after(chess99, chess99.start, 'e2-e4');
  const game = valueOf(withActions(newGame(chess99, start), ['d8-d6', 'b1-c3', 'e9~f9']));
  expect(lines(game)).toEqual(['1 … d8-d6', '2 b1-c3 e9~f9']);
});

test('an action is told with the ply to which it leads', () => {
  const game = valueOf(withActions(newGame(chess99), ['e2-e4', 'd8-d6', 'b1-c3']));
  const plies = roundsOf(game).flatMap(({ white, black }) =>
    [white, black].flatMap((turn) => turn?.actions.map(({ ply }) => ply) ?? []),
  );
  expect(plies).toEqual([1, 2, 3]);
});
