import { expect, test } from 'vitest';
import { withActions } from '../../../src/engine/game/action.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { newGame, takeBackTo, withEnding } from '../../../src/engine/game/game.ts';
import { currentHints } from '../../../src/engine/game/hints.ts';
import { draw } from '../../../src/engine/rules/outcome.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { tns } from '../../../src/engine/variants/tns/tns.ts';
import { valueOf } from '../../support/result.ts';

const ids = (game: Game) => currentHints(game).map(({ id }) => id);

/** White's rook can check on e2, and Black's king has nothing to fear elsewhere. */
const checkedOnce = (...actions: readonly string[]) =>
  valueOf(
    withActions(newGame(chess99, valueOf(chess99.readPosition('4k4/9/9/9/9/9/9/R8/8K w - 1'))), actions),
  );

test('a hint lasts for the next turn, and is gone when both sides have moved', () => {
  expect(ids(checkedOnce())).toEqual([]);
  expect(ids(checkedOnce('a2-e2'))).toEqual(['check']);
  expect(ids(checkedOnce('a2-e2', 'e9-d9'))).toEqual(['check']);
  expect(ids(checkedOnce('a2-e2', 'e9-d9', 'i1-i2'))).toEqual([]);
});

test('a turn of several actions counts as one', () => {
  const start = valueOf(tns.readPosition('k/3/5/7/3r3/7/5/3/K w n2,n3 m'));
  const game = valueOf(withActions(newGame(tns, start), ['d1-c2', 'n@a4', 'n@a6']));
  expect(ids(game)).toContain('check');
  expect(ids(valueOf(withActions(game, ['d9-d8'])))).not.toContain('check');
});

test('a turn that is taken back leaves no hint', () => {
  expect(ids(takeBackTo(checkedOnce('a2-e2'), 0))).toEqual([]);
});

test('a game that is over has no hints', () => {
  expect(ids(withEnding(checkedOnce('a2-e2'), draw('agreement')))).toEqual([]);
});
