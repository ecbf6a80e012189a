// npm run icons   the logo in every size that systems ask for, and the pictures for shared links, into public/ and
//                 src/pages/pictures/
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchOptions } from './launchOptions.ts';
import { mark } from './icons/mark.ts';
import { drawPagePictures } from './icons/pagePictures.ts';
import { faces } from './icons/faces.ts';
import type * as Social from './icons/social.ts';
import { importStyled } from './importStyled.ts';

/** If a system cuts its own shape, the background goes to the edge and the board keeps away from it. */
const PICTURES = [
  { file: 'icon-192.png', size: 192, round: 12, board: 48 },
  { file: 'icon-512.png', size: 512, round: 12, board: 48 },
  { file: 'icon-maskable-512.png', size: 512, round: 0, board: 34 },
  { file: 'apple-touch-icon.png', size: 180, round: 0, board: 44 },
];

const { social } = await importStyled<typeof Social>('scripts/icons/social.ts');
writeFileSync('public/icon.svg', mark(12, 48));
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
for (const { file, size, round, board } of PICTURES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0; } svg { display: block; width: 100vw; }</style>${mark(round, board)}`,
  );
  await page.screenshot({ path: `public/${file}`, omitBackground: true });
}
await page.setViewportSize({ width: 1200, height: 630 });
await page.setContent(social('Strange chess variants for two people at one screen'));
await page.addStyleTag({ content: faces });
await page.screenshot({ path: 'public/social.png' });
await drawPagePictures(browser);
await browser.close();
