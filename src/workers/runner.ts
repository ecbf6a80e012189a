import type { Message } from '../engine/rules/message.ts';
import type { Result } from '../engine/rules/result.ts';
import type { Thinking } from '../engine/search/think.ts';
import type { Task, Thought } from '../engine/search/thought.ts';

/** What the page asks of the worker. Each task has a number of its own; a new task takes the place of the one before. */
export type ThinkingRequest =
  /** To think about a task, for so many milliseconds at most. */
  | { readonly kind: 'think'; readonly number: number; readonly task: Task; readonly time: number }
  /** To answer at once with the best found so far. */
  | { readonly kind: 'stop'; readonly number: number };

/** What the worker answers about the task with a number. */
export type ThinkingReply =
  | { readonly kind: 'thought' | 'answer'; readonly number: number; readonly thought: Thought }
  /** There is nothing to think about, for instance because the game is over. */
  | { readonly kind: 'refusal'; readonly number: number; readonly message: Message }
  /** The thinking itself failed, by a bug of ours. */
  | { readonly kind: 'fault'; readonly number: number; readonly error: string };

/** What a runner needs from outside. */
interface RunnerMeans {
  readonly think: (task: Task) => Result<Thinking>;
  readonly reply: (reply: ThinkingReply) => void;
  /** The time in milliseconds since a fixed moment. */
  readonly now: () => number;
  /** Calls the function after the requests that have come in the meantime. */
  readonly later: (go: () => void) => void;
}

/** How long it thinks without listening, in milliseconds. */
const SLICE = 15;

/** How long it says nothing after a thought, in milliseconds: the page has other things to do than to listen. */
const QUIET = 200;

interface Run {
  readonly number: number;
  isStopped: boolean;
}

/** The function that does what the page asks, a slice at a time, so that it hears the next request soon. */
export function createRunner({ think, reply, now, later }: RunnerMeans): (request: ThinkingRequest) => void {
  let current: Run | null = null;
  const begin = (run: Run, task: Task, time: number) => {
    const { number } = run;
    const thinking = think(task);
    if (!thinking.ok) {
      current = null;
      reply({ kind: 'refusal', number, message: thinking.message });
      return;
    }
    const deadline = now() + time;
    let tellAt = now();
    const slice = () => {
      if (current !== run) return;
      const pause = now() + SLICE;
      let step = thinking.value.next();
      // Even who is stopped at once has found a move.
      while (step.done !== true && !run.isStopped && now() < Math.min(pause, deadline))
        step = thinking.value.next();
      const thought = step.value;
      if (step.done === true || run.isStopped || now() >= deadline) {
        current = null;
        reply({ kind: 'answer', number, thought });
        return;
      }
      if (now() >= tellAt) {
        reply({ kind: 'thought', number, thought });
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
    if (request.kind === 'stop') {
      if (current?.number === request.number) current.isStopped = true;
      return;
    }
    const run: Run = { number: request.number, isStopped: false };
    current = run;
    guarded(run, () => {
      begin(run, request.task, request.time);
    })();
  };
}
