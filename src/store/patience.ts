/** The milliseconds that somebody waits before the page says what for, and what they can do. */
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
