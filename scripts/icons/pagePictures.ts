import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import type * as Site from '../../src/pages/site.ts';
import { importBuilt } from '../vite/importBuilt.ts';
import { keptPicture } from '../vite/pages.ts';
import { DRAWN, digestOf } from './drawn.ts';
import { faces } from './faces.ts';
import { paletted } from './palette.ts';

const FOLDER = 'src/pages/pictures';
const SIZE = { width: 1200, height: 630 };

/** Draws the pictures for links to the pages that need no script, all anew, and notes what they were drawn from. */
export async function drawPagePictures(browser: Browser): Promise<void> {
  const { pictures } = await importBuilt<typeof Site>('src/pages/site.ts', ['chrome111']);
  rmSync(FOLDER, { recursive: true, force: true });
  const page = await browser.newPage({ viewport: SIZE });
  const reader = await browser.newPage();
  const drawn: Record<string, string> = {};
  for (const { name, text } of await pictures()) {
    await page.setContent(text);
    await page.addStyleTag({ content: faces });
    const pixels = await pixelsOf(reader, await page.screenshot());
    const file = keptPicture(name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, paletted(pixels, SIZE.width, SIZE.height));
    drawn[name] = digestOf(text);
  }
  writeFileSync(DRAWN, `${JSON.stringify(drawn, null, 2)}\n`);
}

/** The pixels of a PNG, four bytes each. */
async function pixelsOf(page: Page, png: Buffer): Promise<Buffer> {
  const read = await page.evaluate(async (data) => {
    const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
    const image = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas to draw on.');
    context.drawImage(image, 0, 0);
    const bytes = context.getImageData(0, 0, image.width, image.height).data;
    let text = '';
    for (let i = 0; i < bytes.length; i += 0x8000)
      text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
    return btoa(text);
  }, png.toString('base64'));
  return Buffer.from(read, 'base64');
}
