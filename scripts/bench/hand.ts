import type { Page } from 'playwright';
import type { Game } from '../../src/engine/game/game.ts';
import { writeLink } from '../../src/engine/record/writeLink.ts';
import { recordOf } from '../../src/engine/record/recordOf.ts';
import type { Choice } from '../../src/engine/rules/move.ts';
import type { Point } from './paintTimes.ts';
import { timedClick } from './paintTimes.ts';
import { say } from '../../src/words/say.ts';

/** Where a game is opened. */
export type Screen = 'play' | 'explore';

/** The button that leads back to the position before a move. */
const UNDO: Readonly<Record<Screen, Wanted>> = {
  play: { selector: 'button[aria-label="Take back"]' },
  explore: { selector: 'button[aria-label="Back"]' },
};

/** The element to click: the first that matches. */
interface Wanted {
  readonly selector: string;
  readonly text?: string;
}

/** Opens a game in a freshly loaded page, and waits until it is on the board. */
export async function openGame(
  page: Page,
  address: string,
  game: Game,
  screen: Screen = 'play',
): Promise<void> {
  const { variant, steps } = game;
  const link = writeLink(variant, recordOf(game, ['', ''], steps.length));
  await page.goto('about:blank');
  await page.goto(`${address}#/${screen}/${variant.id}/${link}`);
  await page.locator('[data-site]').first().waitFor();
  await untilStill(page);
}

/** Waits until a page has been idle for a moment. */
const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));

/** Clicks in a page and rests after each click. */
export interface Hand {
  /** Clicks a choice and returns the milliseconds to the painted result; null if it cannot be clicked. */
  readonly choose: (choice: Choice) => Promise<number | null>;
  /** Clicks on the button that leads back to the position before the last move. */
  readonly undo: () => Promise<number | null>;
}

export function handOn(page: Page, screen: Screen, rest: number): Hand {
  const click = async (wanted: Wanted) => {
    const point = await middleOf(page, wanted);
    return point && timedClick(page, point, rest);
  };
  return { choose: (choice) => click(wantedFor(choice)), undo: () => click(UNDO[screen]) };
}

function wantedFor(choice: Choice): Wanted {
  switch (choice.kind) {
    case 'site':
      return { selector: `[data-site="${String(choice.site)}"]` };
    case 'hand':
      return { selector: `[data-held="${String(choice.piece)}"]` };
    case 'button':
      return { selector: 'main button', text: say(choice.label) };
  }
}

/** The middle of an element; null if it does not exist or something else covers it. */
function middleOf(page: Page, wanted: Wanted): Promise<Point | null> {
  return page.evaluate(({ selector, text }) => {
    const all = [...document.querySelectorAll(selector)];
    const element = all.find(({ textContent }) => text === undefined || textContent === text);
    if (!element) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return document.elementFromPoint(x, y)?.closest(selector) === element ? { x, y } : null;
  }, wanted);
}
