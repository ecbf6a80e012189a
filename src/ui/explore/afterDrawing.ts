/** Milliseconds that leave the browser time to draw what a click has changed, or a huge tree that has just been opened. */
export const AFTER_DRAWING = 400;

/** Waits until the browser has had time to draw. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AFTER_DRAWING);
  });
