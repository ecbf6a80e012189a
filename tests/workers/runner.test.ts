import { describe, expect, test } from 'vitest';
import { failure, success } from '../../src/engine/rules/result.ts';
import type { Thinking } from '../../src/engine/search/think.ts';
import type { Task, Thought } from '../../src/engine/search/thought.ts';
import type { WorkerReply } from '../../src/workers/runner.ts';
import { createRunner } from '../../src/workers/runner.ts';

const TASK: Task = {
  variant: 'hex39',
  start: '',
  actions: [],
  level: 1,
  limits: { nodes: null, depth: null },
  lines: 1,
  isThreat: false,
  seed: 0,
};

const thought = (depth: number): Thought => ({
  depth,
  nodes: depth,
  lines: [{ score: { kind: 'estimate', points: 0 }, chance: 0.5, actions: ['a1-a2'] }],
});

/** A runner whose thinking takes 4 ms a step, and `most` steps. */
function running(most: number) {
  const replies: WorkerReply<Thought>[] = [];
  let time = 0;
  let next: (() => void) | null = null;
  function* steps(): Thinking {
    for (let depth = 1; depth < most; depth++) {
      time += 4;
      yield thought(depth);
    }
    return thought(most);
  }
  const run = createRunner<Task, Thought>({
    begin: (task) => (task.variant === 'none' ? failure({ id: 'no' }) : success(steps())),
    reply: (reply) => replies.push(reply),
    now: () => time,
    later: (go) => {
      next = go;
    },
  });
  return {
    run,
    replies,
    /** Lets the worker think until it listens again; false if it has nothing to do. */
    slice: () => {
      const go = next;
      next = null;
      go?.();
      return go !== null;
    },
    time: () => time,
  };
}

const begin = ({ run }: Pick<ReturnType<typeof running>, 'run'>, number = 1, time = 1000) => {
  run({ kind: 'begin', number, task: TASK, time });
};

describe('a worker that thinks', () => {
  test('tells the best so far every 200 ms, and at the end the answer', () => {
    const worker = running(120);
    begin(worker);
    while (worker.slice());
    expect(worker.replies.map(({ kind }) => kind)).toEqual(['progress', 'progress', 'answer']);
    expect(worker.replies.at(-1)).toEqual({ kind: 'answer', number: 1, found: thought(120) });
  });

  test('thinks without an end if it is given no time', () => {
    const worker = running(100_000);
    begin(worker, 1, Infinity);
    for (let slice = 0; slice < 10_000; slice++) worker.slice();
    expect(worker.replies.every(({ kind }) => kind === 'progress')).toBe(true);
  });

  test('listens at least every 30 ms', () => {
    const worker = running(1000);
    begin(worker);
    for (let before = worker.time(); worker.slice(); before = worker.time())
      expect(worker.time() - before).toBeLessThan(30);
  });

  test('answers at once when it is stopped', () => {
    const worker = running(1000);
    begin(worker);
    worker.slice();
    worker.run({ kind: 'stop', number: 1 });
    const before = worker.time();
    worker.slice();
    expect(worker.replies.at(-1)?.kind).toBe('answer');
    expect(worker.time() - before).toBeLessThan(10);
    expect(worker.slice()).toBe(false);
  });

  test('rests until it is told to go on', () => {
    const worker = running(5);
    worker.run({ kind: 'rest' });
    begin(worker);
    worker.slice();
    expect(worker.time()).toBe(0);
    expect(worker.slice()).toBe(false);
    worker.run({ kind: 'resume' });
    while (worker.slice());
    expect(worker.replies).toEqual([{ kind: 'answer', number: 1, found: thought(5) }]);
  });

  test('answers when it is stopped while it rests', () => {
    const worker = running(1000);
    begin(worker);
    worker.run({ kind: 'rest' });
    worker.slice();
    worker.run({ kind: 'stop', number: 1 });
    worker.slice();
    expect(worker.replies.map(({ kind }) => kind)).toEqual(['answer']);
  });

  test('after a rest does the newest task only', () => {
    const worker = running(5);
    begin(worker);
    worker.run({ kind: 'rest' });
    worker.slice();
    begin(worker, 2);
    worker.slice();
    worker.run({ kind: 'resume' });
    while (worker.slice());
    expect(worker.replies).toEqual([{ kind: 'answer', number: 2, found: thought(5) }]);
  });

  test('has a move even if it is stopped before it begins', () => {
    const worker = running(1000);
    worker.run({ kind: 'begin', number: 1, task: TASK, time: 1000 });
    worker.run({ kind: 'stop', number: 1 });
    worker.slice();
    expect(worker.replies).toEqual([{ kind: 'answer', number: 1, found: thought(1) }]);
  });

  test('answers when its time is over', () => {
    const worker = running(100_000);
    begin(worker, 1, 200);
    while (worker.slice());
    expect(worker.time()).toBeLessThan(220);
    expect(worker.replies.at(-1)?.kind).toBe('answer');
  });

  test('drops a task for a newer one, and ignores a stop that comes late', () => {
    const worker = running(20);
    begin(worker);
    begin(worker, 2);
    worker.run({ kind: 'stop', number: 1 });
    while (worker.slice());
    expect(worker.replies.filter(({ kind }) => kind === 'answer')).toEqual([
      { kind: 'answer', number: 2, found: thought(20) },
    ]);
  });

  test('says why it cannot think about a task', () => {
    const worker = running(20);
    worker.run({ kind: 'begin', number: 1, task: { ...TASK, variant: 'none' }, time: 1000 });
    expect(worker.replies).toEqual([{ kind: 'refusal', number: 1, message: { id: 'no' } }]);
  });

  test('survives a bug in the thinking', () => {
    const replies: WorkerReply<Thought>[] = [];
    const run = createRunner<Task, Thought>({
      begin: () => {
        throw new Error('oh');
      },
      reply: (reply) => replies.push(reply),
      now: () => 0,
      later: () => undefined,
    });
    run({ kind: 'begin', number: 3, task: TASK, time: 1000 });
    expect(replies).toEqual([{ kind: 'fault', number: 3, error: 'Error: oh' }]);
  });
});
