/**
 * How long the page lets somebody wait before it says what it is waiting for and what they can do, in
 * milliseconds.
 */
export const PATIENCE = 3000;

/** What a promise resolves to if that does not take too long; otherwise null, while the promise goes on. */
export function inPatience<T>(promise: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
    }, PATIENCE);
  });
  return Promise.race([promise, tooLate]).finally(() => {
    clearTimeout(timer);
  });
}
