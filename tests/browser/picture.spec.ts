import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { variantNamed } from '../support/registry.ts';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { BOARD_WIDTH, HAND_ROW, MARGIN } from '../../src/ui/picture/svg.ts';
import { linkTo } from '../support/links.ts';
import { ben39Start, click, wholeHex39 } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/**
 * The strictest policy under which the app can be hosted: its own files, and one inline script by its hash.
 */
const policyFor = (html: string) => {
  const [hash] = /'sha256-[^']+'/.exec(html.replaceAll('&#39;', "'")) ?? ['the page tells no hash'];
  return `default-src 'none'; script-src 'self' ${hash}; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'`;
};

test.beforeEach(async ({ page, baseURL }) => {
  await page.route(baseURL ?? '', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policyFor(await response.text()) },
    });
  });
});

const share = (page: Page) => page.getByRole('button', { name: 'Share' }).first().click();

/** Saves a picture of the board and returns the file. */
async function saved(page: Page, format: 'SVG' | 'PNG'): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Save ${format}` }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^oddboard-[a-z0-9-]+-\\d+\\.${format.toLowerCase()}$`),
  );
  return readFile(await file.path());
}

interface Colours {
  readonly from: string;
  /** The box of the board in the picture, in pixels of the picture. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The board in an image, scaled down to `points` by `points`: the colours, row by row. */
const coloursOf = (page: Page, image: Colours, points: number): Promise<number[][]> =>
  page.evaluate(
    async ([{ from, left, top, width, height }, count]) => {
      const element = new Image();
      await new Promise((resolve, reject) => {
        element.onload = resolve;
        element.onerror = reject;
        element.src = from;
      });
      const canvasOf = (size: number) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [size, size];
        const context = canvas.getContext('2d');
        if (!context) throw new Error('There is no canvas.');
        context.imageSmoothingQuality = 'high';
        return context;
      };
      // First in full size, because a browser reduces drawings and screenshots in different ways.
      const whole = canvasOf(count * 10);
      whole.drawImage(element, left, top, width, height, 0, 0, count * 10, count * 10);
      const context = canvasOf(count);
      context.drawImage(whole.canvas, 0, 0, count, count);
      const { data } = context.getImageData(0, 0, count, count);
      return Array.from({ length: count * count }, (_, i) => [...data.slice(4 * i, 4 * i + 3)]);
    },
    [image, points] as const,
  );

interface Scene {
  readonly start?: string;
  readonly actions: string;
  readonly caption: string;
  /** The texts in the rows of the hands above and below the board, if the game has hands. */
  readonly hands?: { readonly above: string; readonly below: string };
}

const scenes: Readonly<Record<string, Scene>> = {
  chess99: { actions: 'e2-e4 e8-e6 h1-g3', caption: 'After White’s move\u00a02. Black to move.' },
  hex39: { actions: 'e3-f4 g7-f6 h2-h4', caption: 'After White’s move\u00a02. Black to move.' },
  tns: {
    start: '1/F1n/3tH/k1K2r1/4N2/7/N4/1R1/1 w f1,w3,n2,W3 m',
    actions: 'b3-d4',
    caption: 'During White’s move\u00a01. White to move.',
    hands: { above: 'Black’s hand 3', below: 'White’s hand 1 turn 3 turns 2 turns' },
  },
  'battle-chieftain-far-walls': {
    actions: 'K@e10 K@e2 e1-e2',
    caption: 'After White’s move\u00a02. Black to move.',
  },
  ben39: {
    start: ben39Start,
    actions: 'C@g3d',
    caption: 'After White’s move\u00a01. Black to move.',
    hands: { above: 'Black’s hand ×5', below: 'White’s hand' },
  },
};

for (const [i, [id, { caption, hands, ...content }]] of Object.entries(scenes).entries()) {
  const theme = i % 2 === 0 ? 'light' : 'dark';
  test(`a saved SVG of ${id} looks like the board in the ${theme} theme, and needs nothing else`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(linkTo(id, content));
    const { topology, name } = variantNamed(id);
    await share(page);
    await expectAccessible(page);
    const svg = (await saved(page, 'SVG')).toString();
    await page.getByRole('button', { name: 'Close' }).click();
    // The marks of sites that can be picked are not in the picture, and hands are not in its corners.
    const beyond = page.locator(
      '.marks-targets, main [role=group]:is([aria-label=White], [aria-label=Black])',
    );
    await beyond.evaluateAll((parts: readonly (HTMLElement | SVGElement)[]) => {
      for (const { style } of parts) style.visibility = 'hidden';
    });
    const board = page.locator('.board');
    const box = await board.boundingBox();
    if (!box) throw new Error('There is no board on the screen.');
    const screenshot = await board.screenshot();

    const other = await context.newPage();
    const faults: string[] = [];
    other.on('request', (request) => faults.push(request.url()));
    const found = await other.evaluate((text) => {
      const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
      const all = [...picture.querySelectorAll('*')];
      return {
        root: picture.nodeName,
        elements: [...new Set(all.map(({ localName }) => localName))],
        attributes: [...new Set(all.flatMap((element) => element.getAttributeNames()))],
        values: all.flatMap((element) => [...element.attributes].map(({ value }) => value)),
        texts: [...picture.querySelectorAll('text')].map(({ textContent }) => textContent),
      };
    }, svg);
    expect(found.root).toBe('svg');
    for (const element of found.elements)
      expect(['title', 'g', 'path', 'polygon', 'rect', 'circle', 'text']).toContain(element);
    for (const attribute of found.attributes)
      expect(attribute).not.toMatch(/^(class|style|role|href|on|data-|aria-)/);
    for (const value of found.values) expect(value).not.toMatch(/url\(|var\(|:\/\//);
    expect(found.texts.join(' ')).toContain(name);
    expect(found.texts).toContain(caption);
    const texts = found.texts.join(' ');
    if (hands) {
      expect(texts.startsWith(hands.above)).toBe(true);
      expect(texts).toContain(`${hands.below} ${name}`);
    } else expect(texts).not.toContain('hand');

    // The screen and the picture shown alone have the same colours at the same points.
    const points = 80;
    const { width, height } = layoutOf(topology, false, true);
    const drawn = await coloursOf(
      other,
      {
        from: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
        left: MARGIN,
        top: MARGIN + (hands ? HAND_ROW : 0),
        width: BOARD_WIDTH,
        height: (BOARD_WIDTH / width) * height,
      },
      points,
    );
    const seen = await coloursOf(
      other,
      {
        from: `data:image/png;base64,${screenshot.toString('base64')}`,
        // A screenshot begins at a whole pixel.
        left: box.x % 1,
        top: box.y % 1,
        width: box.width,
        height: box.height,
      },
      points,
    );
    const different = seen.filter((colour, point) =>
      colour.some((value, channel) => Math.abs(value - (drawn[point]?.[channel] ?? Infinity)) > 40),
    );
    // In two sizes, thin dark lines may fall between pixels differently.
    expect(different.length).toBeLessThan(0.005 * seen.length);
    expect(new Set(seen.map(String)).size).toBeGreaterThan(4);
    expect(faults.filter((url) => !url.startsWith('data:'))).toEqual([]);
    await other.close();
  });
}

test('a saved PNG has the size of the picture at twice the resolution', async ({ page }) => {
  await page.goto('#/play/hex39');
  await share(page);
  const png = await saved(page, 'PNG');
  await expect(page.getByText('Saved as oddboard-hex39-0.png.')).toBeVisible();
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  expect(png.readUInt32BE(16)).toBe(2 * (BOARD_WIDTH + 2 * MARGIN));
  expect(png.readUInt32BE(20)).toBeGreaterThan(2 * BOARD_WIDTH * 0.5);
  const colours = await coloursOf(
    page,
    { from: `data:image/png;base64,${png.toString('base64')}`, left: 0, top: 0, width: 1536, height: 1536 },
    20,
  );
  expect(new Set(colours.map(String)).size).toBeGreaterThan(4);
});

test('both formats can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('#/play/chess99');
  await share(page);
  await page.getByRole('button', { name: 'Copy SVG' }).click();
  await expect(page.getByText('The SVG is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<svg .*<\/svg>$/s);
  await page.getByRole('button', { name: 'Copy PNG' }).click();
  await expect(page.getByText('The PNG is copied.')).toBeVisible();
  const types = await page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap((item) => item.types),
  );
  expect(types).toEqual(['image/png']);
});

test('the page says so if the browser cannot copy', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('#/play/chess99');
  await share(page);
  await page.getByRole('button', { name: 'Copy PNG' }).click();
  await expect(page.getByText('Copying is not allowed here: save the picture instead.')).toBeVisible();
});

test('the page says so if the browser gives no canvas', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('#/play/chess99');
  await share(page);
  await page.getByRole('button', { name: 'Save PNG' }).click();
  await expect(page.getByText('The browser does not let the page draw the picture.')).toBeVisible();
});

test('names stay text, whatever they hold', async ({ page }) => {
  const players = ['<script>alert(1)</script>', '"/><image href="//x.y/&\u0000'] as const;
  await page.goto(linkTo('chess99', { players, actions: 'e2-e4' }));
  await share(page);
  const svg = (await saved(page, 'SVG')).toString();
  const found = await page.evaluate((text) => {
    const picture = new DOMParser().parseFromString(text, 'image/svg+xml');
    return {
      root: picture.documentElement.nodeName,
      texts: [...picture.querySelectorAll('text')].map(({ textContent }) => textContent),
      others: picture.querySelectorAll('script, image, parsererror').length,
    };
  }, svg);
  expect(found.others).toBe(0);
  expect(found.root).toBe('svg');
  expect(found.texts).toContain(`White: ${players[0]}`);
  expect(found.texts.some((text) => text.startsWith('Black: "/><image href='))).toBe(true);
});

test('the picture is flipped and without coordinates like the board, and shows no picks', async ({
  page,
}) => {
  await page.goto('#/play/chess99');
  await page.getByRole('button', { name: 'Flip the board' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Coordinates').click();
  await page.getByRole('button', { name: 'Close' }).click();
  await share(page);
  const plain = (await saved(page, 'SVG')).toString();
  // Only the caption: no letters and numbers along the edges.
  expect(plain.match(/<text /g)).toHaveLength(3);
  await page.getByRole('button', { name: 'Close' }).click();
  await click(page, 'b1');
  await share(page);
  expect((await saved(page, 'SVG')).toString()).toBe(plain);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Flip the board' }).click();
  await share(page);
  expect((await saved(page, 'SVG')).toString()).not.toBe(plain);
});

test('the caption says how the game ended', async ({ page }) => {
  await page.goto(linkTo('hex39', { actions: wholeHex39.join(' '), players: ['Ada', ''] }));
  await share(page);
  const svg = (await saved(page, 'SVG')).toString();
  expect(svg).toContain('White wins: a piece has entered the castle of Black.');
  expect(svg).toContain('White: Ada');
  expect(svg).not.toContain('Black: ');
});
