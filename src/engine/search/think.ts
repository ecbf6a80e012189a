import type { Result } from '../rules/result.ts';
import type { Task, Thought } from './thought.ts';

/**
 * Thinking that goes on as long as somebody asks for the next step: each takes a few milliseconds, and gives
 * the best found so far. It ends by itself at the limits of the task, and returns its last thought. Whoever
 * stops asking has stopped it.
 */
export type Thinking = Generator<Thought, Thought, void>;

/** Begins to think about a task; fails with a message if the task cannot be read or the game is over. */
export function think(task: Task): Promise<Result<Thinking>> {
  throw new Error(`Not yet: ${task.variant}`);
}
