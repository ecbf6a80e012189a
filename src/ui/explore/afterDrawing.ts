/** Milliseconds that leave the browser time to draw what a click has changed, or a huge tree that has just been opened. */
export const AFTER_DRAWING = 400;
