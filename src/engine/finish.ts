/** Runs a generator to its end, and gives what it returns. */
export function finish<T>(generator: Generator<unknown, T>): T {
  for (;;) {
    const step = generator.next();
    if (step.done) return step.value;
  }
}

/** The same; null if that takes more than so many milliseconds by the clock `now`. At least one step is taken. */
export function finishWithin<T>(generator: Generator<unknown, T>, ms: number, now: () => number): T | null {
  const begin = now();
  for (;;) {
    const step = generator.next();
    if (step.done) return step.value;
    if (now() - begin > ms) return null;
  }
}
