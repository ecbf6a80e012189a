import { expect, test } from 'vitest';
import { withActions } from '../../../src/engine/game/action.ts';
import { newGame, takeBackTo } from '../../../src/engine/game/game.ts';
import { lastTurnName, momentAt, roundsOf, turnNameAt } from '../../../src/engine/record/rounds.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { tns } from '../../../src/engine/variants/tns/tns.ts';
import { after } from '../../support/play.ts';
import { valueOf } from '../../support/result.ts';
import { momentWords, shownUpTo, turnWords } from '../../../src/words/en/turns.ts';

const lines = (game: Game): string[] =>
  roundsOf(game).map(({ number, white, black }) =>
    [
      String(number),
      ...[white, black].map((turn) => turn?.parts.map(({ text }) => text).join(', ') ?? '…'),
    ].join(' '),
  );

test('a game that has not begun has no rounds', () => {
  expect(roundsOf(newGame(chess99))).toEqual([]);
});

test('a round is a turn of White and the reply of Black', () => {
  const game = valueOf(withActions(newGame(chess99), ['e2-e4', 'd8-d6', 'b1-c3', 'e9~f9']));
  expect(lines(game)).toEqual(['1 e4 d6', '2 Nc3 K~f9']);
});

test('the reply may still be missing', () => {
  const game = valueOf(withActions(newGame(chess99), ['e2-e4', 'd8-d6', 'b1-c3']));
  expect(lines(game)).toEqual(['1 e4 d6', '2 Nc3 …']);
});

test('a game that begins with Black has a first round without White', () => {
  const start = after(chess99, chess99.start, 'e2-e4');
  const game = valueOf(withActions(newGame(chess99, start), ['d8-d6', 'b1-c3', 'e9~f9']));
  expect(lines(game)).toEqual(['1 … d6', '2 Nc3 K~f9']);
});

test('a game set up in its 42nd round begins there', () => {
  const start = valueOf(chess99.readPosition('4k4/9/9/9/9/9/9/9/4K4 b - 42'));
  const game = valueOf(withActions(newGame(chess99, start), ['e9-e8', 'e1-e2', 'e8-e9']));
  expect(lines(game)).toEqual(['42 … Ke8', '43 Ke2 Ke9']);
  expect([1, 2, 3].map((ply) => turnWords(turnNameAt(game, ply)))).toEqual([
    'Black’s move\u00a042',
    'White’s move\u00a043',
    'Black’s move\u00a043',
  ]);
});

test('a turn of several parts is one entry, and says whether it is over', () => {
  const start = valueOf(tns.readPosition('1/3/5/1k5/7/7/5/1K1/N w w3,n2 m'));
  const turnsAfter = (...actions: readonly string[]) =>
    roundsOf(valueOf(withActions(newGame(tns, start), actions))).map(({ white }) => [
      white?.isOver,
      ...(white?.parts.map(({ text, isImplied }) => (isImplied ? `(${text})` : text)) ?? []),
    ]);
  expect(turnsAfter('d1-e3', 'w@g4')).toEqual([[false, 'Ne3', 'W@g4']]);
  expect(turnsAfter('d1-e3', 'w@g4', 'end')).toEqual([[true, 'Ne3', 'W@g4', '(end)']]);
  expect(turnsAfter('d1-e3', 'w@g4', 'n@a4')).toEqual([[true, 'Ne3', 'W@g4', 'N@a4']]);
});

test('an action comes with the ply to which it leads', () => {
  const game = valueOf(withActions(newGame(chess99), ['e2-e4', 'd8-d6', 'b1-c3']));
  const plies = roundsOf(game).flatMap(({ white, black }) =>
    [white, black].flatMap((turn) => turn?.parts.map(({ ply }) => ply) ?? []),
  );
  expect(plies).toEqual([1, 2, 3]);
});

test('a finished round stays the same object as the game goes on, and another line has its own', () => {
  const game = valueOf(withActions(newGame(chess99), ['e2-e4', 'd8-d6', 'b1-c3']));
  const longer = valueOf(withActions(game, ['e9~f9']));
  expect(roundsOf(longer)[0]).toBe(roundsOf(game)[0]);
  expect(roundsOf(longer)[1]).not.toBe(roundsOf(game)[1]);
  const other = valueOf(withActions(takeBackTo(longer, 1), ['d8-d7', 'b1-c3']));
  expect(lines(other)).toEqual(['1 e4 d7', '2 Nc3 …']);
  expect(lines(longer)).toEqual(['1 e4 d6', '2 Nc3 K~f9']);
  expect(lines(takeBackTo(longer, 1))).toEqual(['1 e4 …']);
});

test('a turn of White with several parts has one name', () => {
  const start = valueOf(tns.readPosition('1/3/5/1k5/7/7/5/1K1/N w w3,n2 m'));
  const game = valueOf(withActions(newGame(tns, start), ['d1-e3', 'w@g4', 'end', 'b6-c6']));
  expect([1, 2, 3, 4].map((ply) => turnWords(turnNameAt(game, ply)))).toEqual([
    ...Array<string>(3).fill('White’s move\u00a01'),
    'Black’s move\u00a01',
  ]);
});

test('a turn of Black with several parts has one name', () => {
  const start = valueOf(tns.readPosition('n/3/5/1k5/7/7/5/1K1/1 b W3,N2 m'));
  const game = valueOf(withActions(newGame(tns, start), ['d9-c7', 'W@d4', 'end', 'd2-d3']));
  const black = 'Black’s move\u00a01';
  expect([1, 2, 3, 4].map((ply) => turnWords(turnNameAt(game, ply)))).toEqual([
    black,
    black,
    black,
    'White’s move\u00a02',
  ]);
  expect([1, 2, 3].map((ply) => momentWords(momentAt(game, ply)))).toEqual([
    `During ${black}`,
    `During ${black}`,
    `After ${black}`,
  ]);
});

test('a game that is shown in part is named by its last turn', () => {
  const actions = ['e2-e4', 'd8-d6', 'b1-c3', 'e9~f9'];
  const words = [0, 1, 2, 3, 4].map((length) =>
    shownUpTo(lastTurnName(valueOf(withActions(newGame(chess99), actions.slice(0, length))))),
  );
  expect(words).toEqual([
    'Only the start of the game is shown',
    'The game is shown up to White’s move\u00a01',
    'The game is shown up to Black’s move\u00a01',
    'The game is shown up to White’s move\u00a02',
    'The game is shown up to Black’s move\u00a02',
  ]);
});
