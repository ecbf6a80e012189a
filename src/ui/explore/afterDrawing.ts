/** Milliseconds that leave the browser time to draw what a click has changed, or a huge tree that has just been opened. */
const AFTER_DRAWING = 400;

/** Waits until the browser has had time to draw. */
export const drawn = (): Promise<void> => wait(AFTER_DRAWING);

/** Does work in parts, between which the browser can draw, as long as it is wanted. Whether it was done. */
export async function inParts(work: Iterator<unknown>, isWanted: () => boolean): Promise<boolean> {
  while (isWanted()) {
    if (work.next().done === true) return true;
    await wait(0);
  }
  return false;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
