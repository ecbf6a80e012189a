import { describe, expect, test } from 'vitest';
import { withActions } from '../../../src/engine/game/action.ts';
import { agreedDraw, resignationBy } from '../../../src/engine/game/ending.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import {
  canTakeBack,
  currentPosition,
  effectsOfStep,
  movesAt,
  newGame,
  outcomeOf,
  historyAt,
  positionAt,
  redo,
  takeBackTo,
  touchedByTurn,
  withEnding,
} from '../../../src/engine/game/game.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';
import { shapeOf } from '../../../src/engine/topology/topology.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { tns } from '../../../src/engine/variants/tns/tns.ts';
import { after } from '../../support/play.ts';
import { valueOf } from '../../support/result.ts';

const start = newGame(chess99);
const played = (game: Game, ...actions: readonly string[]): Game => valueOf(withActions(game, actions));
const actionsIn = (game: Game): string[] => game.steps.map(({ action }) => action);
const opening = ['e2-e4', 'd8-d6', 'b1-c3', 'e9~f9'];
const game = played(start, ...opening);

describe('a new game', () => {
  test('has no steps', () => {
    expect(start).toMatchObject({ steps: [], redoSteps: [], ending: null });
  });

  test('begins at the start of its variant', () => {
    expect(currentPosition(start)).toBe(chess99.start);
    expect(outcomeOf(start)).toBeNull();
    expect(start.steps).toEqual([]);
  });

  test('may begin at another position', () => {
    const position = after(chess99, chess99.start, 'e2-e4', 'd8-d6');
    const later = newGame(chess99, position);
    expect(currentPosition(later)).toBe(position);
    expect(historyAt(later, 0)).toEqual([]);
  });
});

describe('a game in progress', () => {
  test('keeps its actions', () => {
    expect(actionsIn(game)).toEqual(opening);
  });

  test('knows every position it has been in', () => {
    opening.forEach((_, ply) => {
      expect(positionAt(game, ply)).toEqual(after(chess99, chess99.start, ...opening.slice(0, ply)));
    });
    expect(currentPosition(game)).toEqual(after(chess99, chess99.start, ...opening));
  });

  test('gives the positions before a ply, oldest first and without the one at that ply', () => {
    for (const ply of [0, 1, 2, 4])
      expect(historyAt(game, ply)).toEqual(
        [0, 1, 2, 3].slice(0, ply).map((earlier) => positionAt(game, earlier)),
      );
  });

  test('gives the legal moves at any ply', () => {
    expect(movesAt(game, 0)).toEqual(chess99.status(chess99.start, []).moves);
    expect(movesAt(game, 4)).toEqual(chess99.status(after(chess99, chess99.start, ...opening), []).moves);
  });

  test('gives the effects of each step', () => {
    expect(effectsOfStep(game, 1)).toEqual([{ kind: 'shift', from: [13], to: [31] }]);
    expect(effectsOfStep(game, 4)).toEqual([{ kind: 'shift', from: [76, 77], to: [77, 76] }]);
  });

  test('does not change when it is continued', () => {
    played(game, 'c3-d5');
    expect(actionsIn(game)).toEqual(opening);
  });

  test('has no position beyond its last step', () => {
    expect(() => positionAt(game, 5)).toThrow(RangeError);
  });
});

describe('taking back', () => {
  test('returns to an earlier position', () => {
    const back = takeBackTo(game, 2);
    expect(actionsIn(back)).toEqual(['e2-e4', 'd8-d6']);
    expect(currentPosition(back)).toBe(positionAt(game, 2));
  });

  test('may go back to the start', () => {
    expect(currentPosition(takeBackTo(game, 0))).toBe(chess99.start);
  });

  test('keeps the steps: each can be redone, in order', () => {
    const back = takeBackTo(game, 1);
    expect(actionsIn(redo(back))).toEqual(['e2-e4', 'd8-d6']);
    expect(redo(redo(redo(back)))).toEqual(game);
  });

  test('may happen one step at a time', () => {
    const back = takeBackTo(takeBackTo(takeBackTo(game, 3), 2), 0);
    expect(back).toEqual(takeBackTo(game, 0));
    expect(redo(redo(redo(redo(back))))).toEqual(game);
  });

  test('is possible if there is a step or an end by the players', () => {
    expect(canTakeBack(start)).toBe(false);
    expect(canTakeBack(game)).toBe(true);
    expect(canTakeBack(withEnding(start, agreedDraw))).toBe(true);
    expect(canTakeBack(takeBackTo(game, 0))).toBe(false);
  });

  test('leaves nothing to redo after the last step', () => {
    expect(redo(game)).toBe(game);
  });

  test('drops the taken-back steps when something else is played', () => {
    const other = played(takeBackTo(game, 2), 'a2-a3');
    expect(actionsIn(other)).toEqual(['e2-e4', 'd8-d6', 'a2-a3']);
    expect(redo(other)).toBe(other);
  });
});

describe('a game ended by the players', () => {
  const resigned = withEnding(game, resignationBy(BLACK));

  test('has that end', () => {
    expect(outcomeOf(resigned)).toEqual({ winner: 0, reason: 'resignation' });
    expect(outcomeOf(withEnding(game, agreedDraw))).toEqual({ winner: null, reason: 'agreement' });
  });

  test('goes on when the end is taken back, with a step or without', () => {
    expect(outcomeOf(takeBackTo(resigned, 4))).toBeNull();
    expect(takeBackTo(resigned, 4)).toEqual(game);
    expect(outcomeOf(takeBackTo(resigned, 3))).toBeNull();
  });

  test('still gives the moves that were possible', () => {
    expect(movesAt(resigned, 4)).toEqual(movesAt(game, 4));
  });
});

test('a game ended by the rules goes on when its last step is taken back', () => {
  const over = played(start, 'f1-e3', 'a8-a7', 'e3-f5', 'a7-a6', 'f5-d7', 'a6-a5', 'd7-e9');
  expect(outcomeOf(over)).toEqual({ winner: WHITE, reason: 'king-captured' });
  expect(movesAt(over, 7)).toEqual([]);
  expect(outcomeOf(takeBackTo(over, 6))).toBeNull();
});

test('the sites that a turn touched are those of all its actions so far', () => {
  const moves =
    'c2-d4 e8-d6 e3-f3 c8-b6 e2-f4 b6-a4 c3-c4 c7-b7 d4-e6 d7-e6 f4-e6 a4-c3+ end d2-c3 end e7-e6 end';
  const dropped = played(newGame(tns), ...moves.split(' '), 'c3-d4', 'f@f7', 'end');
  const touched = (ply: number) =>
    new Set(touchedByTurn(dropped, ply).map((site) => shapeOf(tns.topology, site).name));
  expect(touched(0)).toEqual(new Set());
  expect(touched(1)).toEqual(new Set(['c2', 'd4']));
  expect(touched(2)).toEqual(new Set(['e8', 'd6']));
  expect(touched(18)).toEqual(new Set(['c3', 'd4']));
  expect(touched(19)).toEqual(new Set(['c3', 'd4', 'f7']));
  expect(touched(20)).toEqual(new Set(['c3', 'd4', 'f7']));
});
