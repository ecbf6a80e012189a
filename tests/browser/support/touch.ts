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

/** Moves one finger from a point to another, in small steps. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (let step = 1; step <= 10; step++)
    await send('touchMove', [
      { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 },
    ]);
  await send('touchEnd', []);
}
