import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/game/game.ts';
import { withActions } from '../../src/engine/game/action.ts';
import type { Goal, Rulebook, Task } from '../../src/rulebook/rulebook.ts';
import { judge, refutation, startOf } from '../../src/rulebook/tasks.ts';
import { variantNamed } from '../support/registry.ts';
import { valueOf } from '../support/result.ts';

const bookOf = (variant: string): Rulebook => ({
  variants: [variantNamed(variant)],
  lead: '',
  sections: [],
  rulings: [],
});

const task = (position: string, goals: readonly Goal[], more: Partial<Task> = {}): Task => ({
  id: 'one',
  prompt: '',
  position,
  goals,
  solution: [],
  ...more,
});

const after = (variant: string, asked: Task, actions: readonly string[]): Game =>
  valueOf(withActions(valueOf(startOf(bookOf(variant), asked)), actions));

/** The verdict on a task of a variant after some actions, without the ply of a failure. */
function verdict(variant: string, asked: Task, ...actions: readonly string[]) {
  const found = judge(asked, after(variant, asked, actions));
  return found.kind === 'failed' ? failed(found.message) : found;
}

const failed = (message: string) => ({ kind: 'failed', message });
const otherwise = 'Missed.';

describe('in a task with one action', () => {
  // The rook on e9 attacks the king on e1; the one on a4 can step between, or attack the king on i9.
  const check = '4r3k/9/9/9/9/R8/9/9/4K4 w - 1';

  test.each<[string, Goal, string, string]>([
    ['safe', { kind: 'safe', otherwise }, 'a4-e4', 'a4-a5'],
    ['checking', { kind: 'checking', otherwise }, 'a4-i4', 'a4-e4'],
    ['holding', { kind: 'holding', otherwise }, 'e1-d1', 'a4-a5'],
    ['stands', { kind: 'stands', piece: 'R', site: 'a5', otherwise }, 'a4-a5', 'a4-a6'],
    ['stands: an empty site', { kind: 'stands', piece: '.', site: 'a4', otherwise }, 'a4-a6', 'e1-d1'],
    ['stands: not a black one', { kind: 'stands', piece: 'R', site: 'e9', otherwise }, 'e4-e9', 'e4-e5'],
    ['action', { kind: 'action', pattern: 'a4-.5', otherwise }, 'a4-a5', 'a4-a6'],
    ['action: in full', { kind: 'action', pattern: 'e1-d', otherwise }, '', 'e1-d1'],
    ['noAction', { kind: 'noAction', pattern: 'a4.*', otherwise }, 'e1-d1', 'a4-a5'],
  ])('the goal “%s” is judged after it', (_, goal, right, wrong) => {
    const position = right.startsWith('e4') ? check.replace('R8', '4R4') : check;
    if (right !== '') expect(verdict('chess99', task(position, [goal]), right)).toEqual({ kind: 'solved' });
    expect(verdict('chess99', task(position, [goal]), wrong)).toEqual(failed(otherwise));
  });

  test('the first goal that does not hold says what happened', () => {
    const asked = task(check, [
      { kind: 'safe', otherwise: 'The king is in check.' },
      { kind: 'checking', otherwise: 'Black is not in check.' },
    ]);
    expect(verdict('chess99', asked, 'a4-a5')).toEqual(failed('The king is in check.'));
    expect(verdict('chess99', asked, 'a4-e4')).toEqual(failed('Black is not in check.'));
  });

  test('a win counts only for the side that acted', () => {
    const kings = '9/9/9/9/4k4/4K4/8P/9/9';
    const goal: Goal = { kind: 'won', otherwise };
    expect(verdict('chess99', task(`${kings} w - 1`, [goal]), 'e4-e5')).toEqual({ kind: 'solved' });
    expect(verdict('chess99', task(`${kings} b - 1`, [goal]), 'e5-e4')).toEqual(failed(otherwise));
    const drawn: Goal = { kind: 'outcome', outcome: 'draw pyrrhic', otherwise };
    expect(verdict('chess99', task(`${kings} b - 1`, [drawn]), 'e5-e4')).toEqual({ kind: 'solved' });
    expect(verdict('chess99', task(`${kings} w - 1`, [drawn]), 'e4-e5')).toEqual(failed(otherwise));
  });

  test('actions before the task do not count', () => {
    const asked = task(check, [{ kind: 'action', pattern: 'a4-a5', otherwise }], {
      played: ['a4-a5', 'e9-e8'],
    });
    expect(verdict('chess99', asked)).toEqual({ kind: 'open' });
    expect(verdict('chess99', asked, 'a5-a6')).toEqual(failed(otherwise));
  });
});

describe('a task with several actions', () => {
  // After its move, White may drop the black wazir in its hand, or end the turn.
  const start = 'k/3/5/7/7/7/5/F2/K w w2 m';
  const goal: Goal = { kind: 'stands', piece: 'w', site: 'd5', otherwise };
  const asked = task(start, [goal], { actions: 2 });

  test('is open until all are made', () => {
    expect(verdict('tns', asked, 'c2-d3')).toEqual({ kind: 'open' });
    expect(verdict('tns', asked, 'c2-d3', 'w@d5')).toEqual({ kind: 'solved' });
    expect(verdict('tns', asked, 'c2-d3', 'w@d6')).toEqual(failed(otherwise));
  });

  test('has failed after the first action from which nothing solves it', () => {
    const there = task(start, [{ kind: 'stands', piece: 'w', site: 'd3', otherwise }], { actions: 2 });
    expect(verdict('tns', there, 'c2-b3')).toEqual({ kind: 'open' });
    expect(verdict('tns', there, 'c2-d3')).toEqual(failed(otherwise));
  });

  test('is judged if the turn ends before that', () => {
    expect(verdict('tns', { ...asked, actions: 3 }, 'c2-d3', 'end')).toEqual(failed(otherwise));
  });

  test('is judged if the game ends before that', () => {
    const kings = '9/9/9/9/4k4/4K4/8P/9/9 w - 1';
    const wins = task(kings, [{ kind: 'won', otherwise }], { actions: 3 });
    expect(verdict('chess99', wins, 'e4-e5')).toEqual({ kind: 'solved' });
  });
});

describe('a failed task', () => {
  const inCheck = task('4r3k/9/9/9/9/R8/9/9/4K4 w - 1', [{ kind: 'safe', otherwise }]);

  test('is punished by the capture of a king in check', () => {
    expect(refutation(inCheck, after('chess99', inCheck, ['a4-a5']), 1)).toBe('e9-e1');
  });

  test('stays failed whatever is played then', () => {
    expect(verdict('chess99', inCheck, 'a4-a5', 'i9-h9', 'e1-d1')).toEqual(failed(otherwise));
  });

  test('is not punished if nothing wins and no king can be captured', () => {
    const asked = { ...inCheck, goals: [{ kind: 'checking', otherwise } as const] };
    expect(refutation(asked, after('chess99', asked, ['a4-e4']), 1)).toBeNull();
  });
});

test('a task that names a site off the board throws', () => {
  const asked = task('4k4/9/9/9/9/9/9/9/4K4 w - 1', [{ kind: 'stands', piece: 'K', site: 'j1', otherwise }]);
  expect(() => verdict('chess99', asked, 'e1-d1')).toThrow(RangeError);
});
