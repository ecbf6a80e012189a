import type { Page } from '@playwright/test';
import { site } from './board.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a site on the screen. */
export async function centreOf(page: Page, name: string): Promise<Point> {
  const box = await site(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Puts a finger on a point of the screen, to be moved and lifted. */
export async function fingerOn(page: Page, start: Point) {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  let at = start;
  await send('touchStart', [at]);
  return {
    /** Moves it to another point, in small steps unless told how many. */
    moveTo: async (to: Point, steps = 10) => {
      const from = at;
      for (let step = 1; step <= steps; step++) {
        at = {
          x: from.x + ((to.x - from.x) * step) / steps,
          y: from.y + ((to.y - from.y) * step) / steps,
        };
        await send('touchMove', [at]);
      }
    },
    lift: () => send('touchEnd', []),
  };
}

/** Moves one finger from a point to another, in small steps. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await fingerOn(page, from);
  await finger.moveTo(to);
  await finger.lift();
}
