import type { Thinker } from './thinker.ts';
import { startWorkerThinker } from './workerThinker.ts';

let started: Thinker | null = null;

/** The thinker of this page, started when it is first needed. One that failed is replaced. */
export function sharedThinker(): Thinker {
  started ??= startWorkerThinker(() => {
    started = null;
  });
  return started;
}
