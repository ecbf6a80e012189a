// npm run sheet   every figure on every ground, in four sizes and all themes, into screenshots/
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalogue } from '../src/engine/game/catalogue.ts';
import { pieceOf } from '../src/engine/rules/piece.ts';
import { SIDES } from '../src/engine/rules/side.ts';
import { PieceFigure } from '../src/ui/board/PieceFigure.tsx';
import { BROWSER_FLAGS } from './browserFlags.ts';

const SIZES = [20, 28, 48, 96];
const THEMES = ['light', 'dark'];
const GROUNDS = [
  'square-light',
  'square-dark',
  'hex-red',
  'hex-blue',
  'hex-green',
  'gap',
  'ground',
  'raised',
];

const style = ['tokens.css', 'board/board.css']
  .map((file) => readFileSync(new URL(`../src/ui/${file}`, import.meta.url), 'utf8'))
  .join('');

/** Each game’s pieces once: the boards of one game share theirs. */
const armies = [...new Set(catalogue.map(({ kinds }) => kinds))];

/** A row for each ground and side, all figures of all games in it. */
function sheet(size: number): string {
  const rows = GROUNDS.flatMap((ground) =>
    SIDES.map((side) => {
      const cells = armies.map((kinds) =>
        [...kinds.keys()]
          .slice(1)
          .map((kind) => {
            const figure = renderToStaticMarkup(
              createElement(PieceFigure, { kinds, piece: pieceOf(kind, side) }),
            );
            return `<svg width="${String(size)}" height="${String(size)}" viewBox="-.5 -.5 1 1">${figure}</svg>`;
          })
          .join(''),
      );
      return `<div style="background: var(--${ground})">${cells.join('<i></i>')}</div>`;
    }),
  );
  return rows.join('');
}

mkdirSync('screenshots', { recursive: true });
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
  args: BROWSER_FLAGS,
});
const page = await browser.newPage();
for (const theme of THEMES)
  for (const size of SIZES) {
    await page.setContent(
      `<html data-theme="${theme}"><style>${style}
        body { margin: 0; width: max-content; }
        div { display: flex; }
        i { width: ${String(size / 2)}px; }
        svg { flex: none; }
      </style>${sheet(size)}</html>`,
    );
    const path = `screenshots/sheet-${String(size)}-${theme}.png`;
    await page.locator('body').screenshot({ path });
  }
await browser.close();
