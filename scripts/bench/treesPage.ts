import type { Page } from 'playwright';
import { variantNamed } from '../../tests/support/registry.ts';
import type { BuiltPage } from '../builtPage.ts';
import { newPage } from '../builtPage.ts';
import { median, report, spread } from './figures.ts';
import { timePaints, timedClick } from './paintTimes.ts';
import { hugeTree, linkOf } from './trees.ts';

/** Those with the longest lines. */
const VARIANTS = ['hex39', 'ben39'];
/** How often each thing is clicked. */
const CLICKS = 40;
/** Milliseconds between two clicks. */
const REST = 150;
/** Milliseconds until the first click: nobody sees a tree and clicks sooner. */
const SIGHT = 250;
const MAP = '[data-part=map]';

/**
 * How long a huge tree takes to open in Explore, and from a click to its painted result, with the map in sight: in the map,
 * on the buttons that lead through the tree, and on the moves of its list.
 */
export async function benchTreesPage(built: BuiltPage): Promise<void> {
  for (const id of VARIANTS) {
    const link = linkOf(hugeTree(variantNamed(id)));
    const page = await newPage(built);
    await timePaints(page);
    await page.goto(`${built.address}#/explore/${id}/${link}`);
    const opened = await page.waitForFunction(
      (selector) => document.querySelector(selector) && performance.now(),
      MAP,
    );
    await page.waitForTimeout(SIGHT);
    const parts = {
      map: await timesOf(page, (click) => inMap(page, click)),
      back: await timesOf(page, () => middleOf(page, 'button[aria-label="Back"]')),
      forward: await timesOf(page, () => middleOf(page, 'button[aria-label="Forward"]')),
      list: await timesOf(page, (click) => inList(page, click)),
    };
    report(`huge tree of ${id}, page`, `opened in ${Number(await opened.jsonValue()).toFixed(0)} ms`);
    for (const [part, { times, busy }] of Object.entries(parts))
      report(
        `huge tree of ${id}, click to paint, ${part}`,
        `${spread(times, 'ms')}; processor time of the page ${busy.toFixed(1)} ms a click`,
      );
    await page.close();
  }
}

type Where = (click: number) => Promise<{ readonly x: number; readonly y: number }>;

/** The times to the painted result, and the processor time that a click takes of the page, however busy the machine is. */
interface Times {
  readonly times: readonly number[];
  readonly busy: number;
}

async function timesOf(page: Page, where: Where): Promise<Times> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyNow = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
  const [times, busy]: [number[], number[]] = [[], []];
  for (let click = 0; click < CLICKS; click++) {
    const point = await where(click);
    const began = await busyNow();
    // Without a rest, since what the page does after the result is painted does not count.
    times.push(await timedClick(page, point, 0));
    busy.push((await busyNow()) - began);
    await page.waitForTimeout(REST);
  }
  await client.detach();
  return { times, busy: median(busy) };
}

/** Another place in the map for each click, always far from the one before. */
async function inMap(page: Page, click: number) {
  const { x, y, width, height } = await boxOf(page, MAP);
  return { x: x + width * (0.1 + ((click * 0.382) % 0.8)), y: y + height * (0.1 + ((click * 0.618) % 0.8)) };
}

/** A move of the list that is in sight. Asking for the boxes of all moves would lay out those that are not. */
async function inList(page: Page, click: number) {
  const box = await boxOf(page, '[data-part=record] [role=list]');
  const points = await page.evaluate(({ x, y, width, height }) => {
    const moves = new Map<Element, { readonly x: number; readonly y: number }>();
    for (let top = y + 4; top < y + height; top += 8)
      for (let left = x + 4; left < x + width; left += 8) {
        const move = document.elementFromPoint(left, top)?.closest('[data-part=record] [role=list] button');
        if (move) moves.set(move, { x: left, y: top });
      }
    return [...moves.values()];
  }, box);
  const point = points[(click * 7) % points.length];
  if (!point) throw new Error('The list shows no move.');
  return point;
}

async function middleOf(page: Page, selector: string) {
  const { x, y, width, height } = await boxOf(page, selector);
  return { x: x + width / 2, y: y + height / 2 };
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`Nothing is there at ${selector}.`);
  return box;
}
