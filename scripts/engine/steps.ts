import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Thinking } from '../../src/engine/search/think.ts';
import type { Thought } from '../../src/engine/search/thought.ts';

/** What came of thinking, and how long it took. */
export interface Found {
  readonly thought: Thought;
  readonly ms: number;
}

/** How long somebody waits for a thinker, and what they want to see of it. */
export interface Wait {
  /** The clock that counts, in milliseconds. */
  readonly now: () => number;
  /** When it began, by that clock. */
  readonly since: number;
  /** How many milliseconds it may take; null for any number. */
  readonly ms: number | null;
  /** Whether it should stop now. Asked after each step. */
  readonly isStopped: () => boolean;
  /** Called when it has looked deeper, and at the end if it has changed its mind since. */
  readonly onThought: (found: Found) => void;
}

/** How long it goes on before everything else that waits for the process has its turn. */
const TURN_MS = 4;

/**
 * Takes the steps of a thinking until it ends, its time is over or it is stopped: at least one, so that there
 * is always a move. Every few milliseconds, everything else that waits for the process has its turn.
 */
export async function takeSteps(thinking: Thinking, wait: Wait): Promise<Found> {
  const { now, since, ms: limit, isStopped, onThought } = wait;
  let told: Thought | null = null;
  let begin = now();
  let lastTurn = begin;
  for (;;) {
    const { value: thought, done } = thinking.next();
    const end = now();
    const found = { thought, ms: end - since };
    // Half a step more or less: so it takes as long as it may on average.
    const isLast = done === true || (limit !== null && found.ms + (end - begin) / 2 >= limit);
    begin = end;
    if (!isLast && end - lastTurn >= TURN_MS) {
      await nextTurn();
      begin = lastTurn = now();
    }
    const isOver = isLast || isStopped();
    const isNews = thought.depth > (told?.depth ?? 0) || (isOver && isOther(thought, told));
    if (isNews) {
      onThought(found);
      told = thought;
    }
    if (isOver) return found;
  }
}

/** Whether a thought comes to something else than an earlier one. */
const isOther = (thought: Thought, told: Thought | null): boolean =>
  told === null || JSON.stringify(thought.lines) !== JSON.stringify(told.lines);
