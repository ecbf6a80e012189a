import { describe, expect, test } from 'vitest';
import { withActions } from '../../src/engine/game/action.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { movesAt, outcomeOf, withMove } from '../../src/engine/game/game.ts';
import type { Task } from '../../src/rulebook/rulebook.ts';
import { judge, startOf } from '../../src/rulebook/tasks.ts';
import { valueOf } from '../support/result.ts';
import { nameOf, rulebooks, tasksOf } from '../support/rulebooks.ts';

/** Whether some legal line of play fails the task. */
function canFail(task: Task, game: Game): boolean {
  const verdict = judge(task, game);
  if (verdict.kind !== 'open') return verdict.kind === 'failed';
  return movesAt(game, game.steps.length).some((move) => canFail(task, withMove(game, move)));
}

describe.each(rulebooks.map((rulebook) => [nameOf(rulebook), rulebook] as const))('%s', (_, rulebook) => {
  test('has five tasks or more', () => {
    expect(tasksOf(rulebook).length).toBeGreaterThanOrEqual(5);
  });

  describe.each(tasksOf(rulebook).map(({ section, task }) => [section.id, task.id, task] as const))(
    '%s: %s',
    (_section, _id, task) => {
      const start = valueOf(startOf(rulebook, task));

      test('begins in a game that is not over, and is not solved at once', () => {
        expect(outcomeOf(start)).toBeNull();
        expect(judge(task, start)).toEqual({ kind: 'open' });
      });

      test('is open until the last action of its solution, which solves it', () => {
        task.solution.forEach((_action, i) => {
          const game = valueOf(withActions(start, task.solution.slice(0, i + 1)));
          expect(judge(task, game)).toEqual({ kind: i + 1 < task.solution.length ? 'open' : 'solved' });
        });
      });

      // Longer tasks have too many lines of play.
      if ((task.actions ?? 1) === 1)
        test('has a wrong answer for each of its messages', () => {
          const verdicts = movesAt(start, start.steps.length).map((move) =>
            judge(task, withMove(start, move)),
          );
          const said = verdicts.flatMap((verdict) => (verdict.kind === 'failed' ? [verdict.message] : []));
          expect(said).toEqual(expect.arrayContaining(task.goals.map(({ otherwise }) => otherwise)));
        });

      test('can be failed', () => {
        expect(canFail(task, start)).toBe(true);
      });
    },
  );
});
