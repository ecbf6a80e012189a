import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { wholeHex39 } from './support/board.ts';

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Share' }).first().click();
  await page.getByRole('button', { name: 'Make a moving picture…' }).click();
  await expect(page.getByRole('img', { name: 'Hex 39, move by move' })).toBeVisible();
};

async function saved(page: Page, format: 'SVG' | 'GIF'): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Save ${format}` }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`oddboard-hex39.${format.toLowerCase()}`);
  return readFile(await file.path());
}

/** A GIF as Chromium reads it: its size, and how long its frames are shown, in milliseconds. */
const decoded = (page: Page, gif: Buffer) =>
  page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: 'image/gif' });
    await decoder.tracks.ready;
    await decoder.completed;
    const { selectedTrack } = decoder.tracks;
    const frames = [];
    for (let i = 0; i < (selectedTrack?.frameCount ?? 0); i++)
      frames.push((await decoder.decode({ frameIndex: i })).image);
    return {
      repeats: selectedTrack?.repetitionCount,
      sizes: frames.map(({ displayWidth, displayHeight }) => [displayWidth, displayHeight]),
      delays: frames.map(({ duration }) => (duration ?? 0) / 1000),
    };
  }, gif.toString('base64'));

const game = { actions: wholeHex39.join(' '), players: ['Ada', 'Bo'] } as const;

test('a game is saved as SVG that moves and as GIF, with the same frames', async ({ page, context }) => {
  await page.goto(linkTo('hex39', game));
  await open(page);
  await expectAccessible(page);
  const count = wholeHex39.length + 1;
  await expect(page.getByText(`${String(count)} positions in`)).toBeVisible();

  const svg = (await saved(page, 'SVG')).toString();
  await expect(page.getByText(/^Saved as oddboard-hex39\.svg: \d+ kB\.$/)).toBeVisible();
  const alone = await context.newPage();
  const found = await alone.evaluate((text) => {
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    return {
      root: picture.nodeName,
      scripts: picture.querySelectorAll('script, image, foreignObject').length,
      texts: [...picture.querySelectorAll('text')].map(({ textContent }) => textContent),
    };
  }, svg);
  await alone.close();
  expect(found.root).toBe('svg');
  expect(found.scripts).toBe(0);
  expect(found.texts).toEqual(expect.arrayContaining(['Hex 39', 'Ada', 'Bo', 'White to move.']));
  expect(found.texts.join(' ')).toContain('White wins: a piece has entered the castle of Black.');
  // A build writes style sheets anew; all their colours must still be found.
  expect(svg).not.toMatch(/var\(|light-dark|none[;}][^}]*data-shade/);

  await page.getByLabel('Seconds a turn').selectOption('0.5');
  await page.getByLabel('Width').selectOption('320 pixels');
  const gif = await saved(page, 'GIF');
  await expect(page.getByText(/^Saved as oddboard-hex39\.gif: \d+ kB\.$/)).toBeVisible();
  const { repeats, sizes, delays } = await decoded(page, gif);
  expect(repeats).toBe(Infinity);
  expect(new Set(sizes.map(([width]) => width))).toEqual(new Set([320]));
  expect(delays).toEqual([...Array<number>(count - 1).fill(500), 2500]);
});

test('the moving SVG shows a position as a frame of it does, in the colours of the page', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(linkTo('hex39', game));
  await open(page);
  const svg = (await saved(page, 'SVG')).toString();
  const alone = await context.newPage();
  await alone.setContent(svg);
  // After the third action, when its piece has arrived.
  const texts = await alone.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 3_700;
    }
    const isShown = (element: Element) => getComputedStyle(element).visibility === 'visible';
    return {
      texts: [...document.querySelectorAll('text')].filter(isShown).map(({ textContent }) => textContent),
      marks: [...document.querySelectorAll('polygon.marks-last')].filter(isShown).length,
      ground: getComputedStyle(document.querySelector('.picture-ground') ?? document.body).fill,
    };
  });
  expect(texts.texts.some((text) => text.startsWith('2. '))).toBe(true);
  expect(texts.marks).toBe(2);
  expect(texts.ground).toBe('rgb(28, 33, 38)');
  await alone.emulateMedia({ reducedMotion: 'reduce' });
  expect(await alone.evaluate(() => document.getAnimations().length)).toBe(0);
  await alone.close();
});

test('making a GIF can be stopped, and the preview paused', async ({ page }) => {
  await page.goto(linkTo('hex39', game));
  await open(page);
  await page.getByRole('button', { name: 'Pause the preview' }).click();
  await expect(page.getByRole('button', { name: 'Play the preview' })).toBeVisible();
  await page.getByLabel('Width').selectOption('800 pixels');
  await page.getByRole('button', { name: 'Save GIF' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save GIF' })).toBeFocused();
});

test('a picture begins with the shown position, from Black’s side and black and white, if one wants that', async ({
  page,
}) => {
  await page.goto(linkTo('hex39', { ...game, cursor: 2 }));
  await open(page);
  await page.getByLabel('From the position on the board on').check();
  await expect(page.getByText(`${String(wholeHex39.length - 1)} positions in`)).toBeVisible();
  await page.getByRole('group', { name: 'At the bottom' }).getByLabel('Black').check();
  await page.getByLabel('Black and white, as printed').check();
  const svg = (await saved(page, 'SVG')).toString();
  expect(svg).toContain('url(#hatched)');
  expect(svg).toContain('id="hatched"');
  expect(svg.indexOf('>Ada<')).toBeLessThan(svg.indexOf('>Bo<'));
});

test('Explore makes a moving picture of the line that is shown', async ({ page }) => {
  await page.goto(linkTo('hex39', game));
  await page.getByRole('button', { name: 'Explore' }).click();
  await open(page);
  await expect(page.getByText(`${String(wholeHex39.length + 1)} positions in`)).toBeVisible();
});

test('a still picture in black and white has the hatching of printed diagrams', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(linkTo('hex39', { ...game, cursor: 3 }));
  await page.getByRole('button', { name: 'Share' }).first().click();
  await page.getByLabel('Black and white, as printed').check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save SVG' }).click();
  const svg = (await readFile(await (await download).path())).toString();
  const colours = new Set(
    [...svg.matchAll(/(?:fill|stroke)="(rgb[^"]*|url[^"]*)"/g)].map(([, colour = '']) =>
      colour.replaceAll('&quot;', ''),
    ),
  );
  expect([...colours].filter((colour) => !/^rgba?\((\d+), \1, \1(, [\d.]+)?\)$/.test(colour)).sort()).toEqual(
    ['url(#hatched)', 'url(#ruled)'],
  );
  expect(svg.match(/<linearGradient /g)).toHaveLength(2);
});
