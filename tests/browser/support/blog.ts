import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { linkTo } from '../../support/links.ts';

const fileOf = (name: string): string => readFileSync(`tests/browser/pages/${name}`, 'utf8');

/** The moves of the game that is walked through, as a record has them. */
const MOVES = '1. ij4 cd6 2. Rxe7 Bc7 3. Rxg9 1-0';

/** The address of a game, as somebody copies it out of the app. */
const LINK = `https://oddboard.example/some/folder/${linkTo('hex39', { actions: 'i3-j4 c7-d6', players: ['Ada', 'Grace'] })}`;

interface BlogOptions {
  /** Whether a style sheet is there that means to break whatever stands in an article. */
  readonly isHostile?: boolean;
  /** What is written in place of `</head>`, such as another style. */
  readonly head?: string;
}

/** Opens an article by somebody else with boards in it. */
export async function openBlog(
  page: Page,
  { isHostile = false, head = '' }: BlogOptions = {},
): Promise<void> {
  const body = fileOf('blog.html')
    .replace('MOVES', MOVES)
    .replace('LINK', LINK)
    .replace('</head>', `${head}</head>`);
  const style = fileOf('blog.css') + (isHostile ? fileOf('hostile.css') : '');
  await page.route('**/blog.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/blog.css', (route) => route.fulfill({ contentType: 'text/css', body: style }));
  await page.goto('blog.html');
}

/** A board of the article, by its id. */
export const board = (page: Page, id: string): Locator => page.locator(`odd-board#${id}`);

/** The frame of the article. */
export const frame = (page: Page): FrameLocator => page.frameLocator('iframe');

/** A site of a board by its name. */
export const siteOf = (around: Locator | FrameLocator, name: string): Locator =>
  around.getByRole('button', { name: new RegExp(`^${name}, `) });

/** Scrolls down through the whole article, so that every board is loaded. */
export async function readThrough(page: Page): Promise<void> {
  for (const id of ['start', 'walk', 'play', 'lens', 'wrong'])
    await board(page, id).evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant', block: 'center' });
    });
}
