/** Milliseconds that somebody waits without a word; then the page says what it waits for, and what one can do. */
export const PATIENCE = 3000;

/** What a promise comes to if one need not wait too long for it; else null, while it goes on. */
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
