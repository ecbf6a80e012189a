import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Milliseconds from each press or release of the pointer to the frame that shows its result. */
    paintTimes: number[];
    /** The presses and releases whose frame has not been painted yet. */
    unpainted: number;
  }
}

/** Starts timing how pages respond to the pointer; call it before they are opened. */
export async function timePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.paintTimes = [];
    window.unpainted = 0;
    // The press picks a site; the release completes the press, and clicks a button.
    for (const kind of ['pointerdown', 'pointerup'])
      addEventListener(
        kind,
        ({ timeStamp }) => {
          window.unpainted++;
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            // A message is delivered after the frame has been painted.
            port1.onmessage = () => {
              window.paintTimes.push(performance.now() - timeStamp);
              window.unpainted--;
            };
            port2.postMessage(null);
          });
        },
        true,
      );
  });
}

/**
 * Clicks at a point and returns the milliseconds until the result was painted, since the press or since the
 * release, whichever took longer. Then the page rests, as it does while a person looks.
 */
export async function timedClick(page: Page, { x, y }: Point, rest: number): Promise<number> {
  await page.mouse.move(x, y);
  // The pointer is at the point before it presses.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.mouse.down();
  await page.mouse.up();
  const time = await page.evaluate(async () => {
    while (window.unpainted > 0) await new Promise((resolve) => setTimeout(resolve));
    return Math.max(...window.paintTimes.splice(0));
  });
  await page.waitForTimeout(rest);
  return time;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
