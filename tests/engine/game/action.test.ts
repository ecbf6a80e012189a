import { describe, expect, test } from 'vitest';
import { readAction, withActions } from '../../../src/engine/game/action.ts';
import { agreedDraw } from '../../../src/engine/game/ending.ts';
import { MOST_ACTIONS, isFull, newGame, withEnding } from '../../../src/engine/game/game.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { refusalOf, valueOf } from '../../support/result.ts';

const game = newGame(chess99);

describe('an action string', () => {
  test('names the move that it was written for', () => {
    const move = valueOf(readAction(game, 'b1-c3'));
    expect(chess99.writeMove(chess99.start, move as Parameters<typeof chess99.writeMove>[1])).toBe('b1-c3');
  });

  test.each(['b1-b3', 'b9-c7', 'nonsense', '', 'constructor'])(
    'names nothing when it is not legal: “%s”',
    (text) => {
      expect(refusalOf(readAction(game, text))).toBe(`“${text}” is not a legal move here.`);
    },
  );

  test('names nothing in a game that has all the actions that a game can have', () => {
    const [step] = valueOf(withActions(game, ['e2-e4'])).steps;
    if (!step) throw new Error('No step was made.');
    const stepsOf = (length: number) => ({ ...game, steps: Array.from({ length }, () => step) });
    expect(isFull(stepsOf(MOST_ACTIONS - 1))).toBe(false);
    expect(isFull(stepsOf(MOST_ACTIONS))).toBe(true);
    expect(refusalOf(readAction(stepsOf(MOST_ACTIONS), 'e8-e6'))).toContain(String(MOST_ACTIONS));
  });

  test('is shortened in the message when it is long', () => {
    expect(refusalOf(readAction(game, 'x'.repeat(10_000))).length).toBeLessThan(100);
  });

  test('names nothing when the players have ended the game', () => {
    expect(refusalOf(readAction(withEnding(game, agreedDraw), 'b1-c3'))).toMatch(/The game is over/);
  });
});

describe('several action strings', () => {
  test('are played one after the other', () => {
    const later = valueOf(withActions(game, ['b1-c3', 'b9-c7']));
    expect(later.steps.map(({ action }) => action)).toEqual(['b1-c3', 'b9-c7']);
  });

  test('may be an empty list', () => {
    expect(valueOf(withActions(game, []))).toBe(game);
  });

  test('stop with the number of the first that is not legal', () => {
    expect(refusalOf(withActions(game, ['b1-c3', 'b9-c7', 'b1-a3', 'h1-g3']))).toBe(
      'Move 3: “b1-a3” is not a legal move here.',
    );
  });

  test('stop where the game is over', () => {
    const kingTaken = ['f1-e3', 'a8-a7', 'e3-f5', 'a7-a6', 'f5-d7', 'a6-a5', 'd7-e9'];
    expect(refusalOf(withActions(game, [...kingTaken, 'a2-a3']))).toMatch(/^Move 8: The game is over/);
  });
});
