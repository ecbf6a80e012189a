import { afterAll } from 'vitest';

/** After so many milliseconds an effect that waits for a frame has run, even if no frame comes. */
const LATEST = 100;

// The last effects of a file need the window, which is gone with the file.
afterAll(async () => {
  if (typeof window === 'undefined') return;
  await new Promise((resolve) => setTimeout(resolve, LATEST));
});
