import { atRest } from './atRest.ts';

/** How long work may hold up the page at a time, in milliseconds: less than a frame of the screen. */
const SLICE = 8;

/** What is told while work is done. */
interface Working<T> {
  /** Called between two slices with what the generator yielded last; absent if nobody wants to know. */
  readonly onProgress?: (progress: T) => void;
  /** Stops the work: the promise rejects with its reason. */
  readonly signal: AbortSignal;
}

/**
 * Runs a generator to its end, in slices between which the page can react, and gives what it returns. The work rests while
 * the page draws what somebody has pressed.
 */
export async function inSlices<T, R>(
  generator: Generator<T, R>,
  { onProgress, signal }: Working<T>,
): Promise<R> {
  for (;;) {
    signal.throwIfAborted();
    const end = performance.now() + SLICE;
    do {
      const step = generator.next();
      if (step.done) return step.value;
      if (performance.now() >= end) onProgress?.(step.value);
    } while (performance.now() < end);
    await atRest();
  }
}
