import { describe, expect, test } from 'vitest';
import { withActions } from '../../src/engine/game/action.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { movesAt, withMove } from '../../src/engine/game/game.ts';
import type { Task } from '../../src/rulebook/rulebook.ts';
import { judge, startOf } from '../../src/rulebook/tasks.ts';
import { assertions, findingsIn } from '../support/assertions.ts';
import { valueOf } from '../support/result.ts';
import { nameOf, rulebooks, tasksOf } from '../support/rulebooks.ts';
import { findingsInVerdict } from '../support/verdictAssertions.ts';

/** The most next actions that are tried after each of a longer task. */
const MANY = 25;

/** Ways to fail a task, with what it says of each. Longer tasks are tried with a sample of their actions. */
function failuresOf(task: Task, game: Game): { readonly game: Game; readonly message: string }[] {
  const verdict = judge(task, game);
  if (verdict.kind === 'failed') return [{ game, message: verdict.message }];
  if (verdict.kind === 'solved') return [];
  const moves = movesAt(game, game.steps.length);
  const step = (task.actions ?? 1) === 1 ? 1 : Math.max(1, Math.ceil(moves.length / MANY));
  return moves.filter((_, i) => i % step === 0).flatMap((move) => failuresOf(task, withMove(game, move)));
}

describe.each(rulebooks.map((rulebook) => [nameOf(rulebook), rulebook] as const))('%s', (_, rulebook) => {
  describe.each(tasksOf(rulebook).map(({ section, task }) => [section.id, task.id, task] as const))(
    '%s: %s',
    (_section, _id, task) => {
      const start = valueOf(startOf(rulebook, task));

      test('what it asks for is said of its own board', () => {
        const ahead = task.solution.map((_action, i) =>
          valueOf(withActions(start, task.solution.slice(0, i + 1))),
        );
        const findings = findingsIn(`${task.prompt} ${task.hint}`, assertions, { game: start, ahead });
        expect(findings.filter(({ holds }) => !holds).map(({ words }) => words)).toEqual([]);
      });

      test('what it says of a wrong answer is true of every wrong answer of which it says it', () => {
        const failures = failuresOf(task, start);
        expect(failures).not.toEqual([]);
        const untrue = failures.flatMap(({ game, message }) => {
          const findings = findingsInVerdict(message, { task, game });
          const line = game.steps.map(({ action }) => action).join(' ');
          if (findings.length === 0) return [`${message} (nothing that can be checked)`];
          return findings.filter(({ holds }) => !holds).map(({ words }) => `${line}: ${words}`);
        });
        expect([...new Set(untrue)].slice(0, 5)).toEqual([]);
      });
    },
  );
});
