import type { Message } from '../engine/rules/message.ts';
import type { Result } from '../engine/rules/result.ts';

/** What the page asks of the worker. Each task has a number of its own; a new one takes the place of the one before. */
export type WorkerRequest<Task> =
  /** To do a task, for so many milliseconds at most. */
  | { readonly kind: 'begin'; readonly number: number; readonly task: Task; readonly time: number }
  /** To answer at once with what is found so far. */
  | { readonly kind: 'stop'; readonly number: number }
  /** To do nothing until it is told to go on, so that the page has the device to itself; a stop is answered all the same. */
  | { readonly kind: 'rest' | 'resume' };

/** What the worker answers about the task with a number. */
export type WorkerReply<Found> =
  | { readonly kind: 'progress' | 'answer'; readonly number: number; readonly found: Found }
  /** There is nothing to find, for instance because the game is over. */
  | { readonly kind: 'refusal'; readonly number: number; readonly message: Message }
  /** The work itself failed, by a bug of ours. */
  | { readonly kind: 'fault'; readonly number: number; readonly error: string };

/** What a runner needs from outside. */
interface RunnerMeans<Task, Found> {
  /** Begins a task: each step takes a few milliseconds and gives what is found so far. */
  readonly begin: (task: Task) => Result<Generator<Found, Found, void>>;
  readonly reply: (reply: WorkerReply<Found>) => void;
  /** The time in milliseconds since a fixed moment. */
  readonly now: () => number;
  /** Calls the function after the requests that have come in the meantime. */
  readonly later: (go: () => void) => void;
}

/** How long it works without listening, in milliseconds. */
const SLICE = 15;

/** How long it says nothing at first and after some progress, in milliseconds: the page has other things to do than to listen. */
const QUIET = 200;

interface Run {
  readonly number: number;
  isStopped: boolean;
}

/** The function that does what the page asks, a slice at a time, so that it hears the next request soon. */
export function createRunner<Task, Found>({
  begin,
  reply,
  now,
  later,
}: RunnerMeans<Task, Found>): (request: WorkerRequest<Task>) => void {
  let current: Run | null = null;
  let isResting = false;
  /** What it does as soon as it need not rest; null for nothing. */
  let held: (() => void) | null = null;
  const release = () => {
    if (held) later(held);
    held = null;
  };
  const start = (run: Run, task: Task, time: number) => {
    const { number } = run;
    const steps = begin(task);
    if (!steps.ok) {
      current = null;
      reply({ kind: 'refusal', number, message: steps.message });
      return;
    }
    const deadline = now() + time;
    let tellAt = now() + QUIET;
    const slice = () => {
      if (current !== run) return;
      if (isResting && !run.isStopped) {
        held = guarded(run, slice);
        return;
      }
      const pause = now() + SLICE;
      let step = steps.value.next();
      // Even who is stopped at once has found something.
      while (step.done !== true && !run.isStopped && now() < Math.min(pause, deadline))
        step = steps.value.next();
      const found = step.value;
      if (step.done === true || run.isStopped || now() >= deadline) {
        current = null;
        reply({ kind: 'answer', number, found });
        return;
      }
      if (now() >= tellAt) {
        reply({ kind: 'progress', number, found });
        tellAt = now() + QUIET;
      }
      later(guarded(run, slice));
    };
    // A request to stop may have come with the task.
    later(guarded(run, slice));
  };
  /** The function, or the reply that it failed. */
  const guarded = (run: Run, go: () => void) => () => {
    try {
      go();
    } catch (error) {
      fail(run, error);
    }
  };
  const fail = (run: Run, error: unknown) => {
    if (current === run) current = null;
    reply({ kind: 'fault', number: run.number, error: String(error) });
  };
  return (request) => {
    switch (request.kind) {
      case 'rest':
        isResting = true;
        break;
      case 'resume':
        isResting = false;
        release();
        break;
      case 'stop':
        if (current?.number !== request.number) break;
        current.isStopped = true;
        release();
        break;
      case 'begin': {
        const run: Run = { number: request.number, isStopped: false };
        current = run;
        guarded(run, () => {
          start(run, request.task, request.time);
        })();
        break;
      }
    }
  };
}
