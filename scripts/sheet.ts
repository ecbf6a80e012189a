// npm run sheet   every piece of every set on every ground, in four sizes and all themes, into screenshots/
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { pieceSets } from '../src/store/settings.ts';
import { importStyled } from './importStyled.ts';
import { launchOptions } from './launchOptions.ts';
import type * as Rows from './sheet/rows.ts';

const SIZES = [20, 28, 48, 96];
const THEMES = ['light', 'dark', 'more'];

const { rowsOf, style } = await importStyled<typeof Rows>('scripts/sheet/rows.ts');
mkdirSync('screenshots', { recursive: true });
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
for (const theme of THEMES)
  for (const [set, size] of pieceSets.flatMap((each) => SIZES.map((px) => [each, px] as const))) {
    await page.setContent(
      `<html data-theme="${theme}" data-contrast="${theme}"><style>${style}
        body { margin: 0; width: max-content; }
        .row { display: flex; width: auto; }
        i { width: ${String(size / 2)}px; }
        svg { flex: none; }
      </style>${rowsOf(set, size)}</html>`,
    );
    const path = `screenshots/sheet-${set}-${String(size)}-${theme}.png`;
    await page.locator('body').screenshot({ path });
  }
await browser.close();
