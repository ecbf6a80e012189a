// npm run sheet   every piece of every set on every ground, in four sizes and all themes, into screenshots/
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { oneOfEachName } from '../tests/support/registry.ts';
import { pieceOf } from '../src/engine/rules/piece.ts';
import { SIDES } from '../src/engine/rules/side.ts';
import type { PieceSet } from '../src/store/settings.ts';
import { pieceSets } from '../src/store/settings.ts';
import { PieceFigure } from '../src/ui/board/PieceFigure.tsx';
import { MovesFigure, sets } from '../src/ui/pieceSets.ts';
import { launchOptions } from './launchOptions.ts';

const SIZES = [20, 28, 48, 96];
const THEMES = ['light', 'dark', 'more'];
const SHADES = ['square-light', 'square-dark', 'hex-red', 'hex-blue', 'hex-green'];
const GROUNDS = [...SHADES, 'gap', 'ground', 'raised'];

const style = ['tokens.css', 'board/board.css']
  .map((file) => readFileSync(new URL(`../src/ui/${file}`, import.meta.url), 'utf8'))
  .join('');

/** A row for each ground and side, all figures of all games in it. */
function sheet(set: PieceSet, size: number): string {
  const rows = GROUNDS.flatMap((ground) =>
    SIDES.map((side) => {
      const cells = oneOfEachName.map((variant) =>
        [...variant.kinds.keys()]
          .slice(1)
          .map((kind) => {
            const figure = renderToStaticMarkup(
              createElement(PieceFigure, { set: sets[set], variant, piece: pieceOf(kind, side) }),
            );
            return `<svg width="${String(size)}" height="${String(size)}" viewBox="-.5 -.5 1 1">${figure}</svg>`;
          })
          .join(''),
      );
      // Pieces on the board go without what sets them off from the page.
      const kind = SHADES.includes(ground) ? 'board' : 'page';
      return `<div class="${kind}" style="background: var(--${ground})">${cells.join('<i></i>')}</div>`;
    }),
  );
  return rows.join('');
}

mkdirSync('screenshots', { recursive: true });
// What is loaded when it is wanted would come too late for markup.
await MovesFigure.load();
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
for (const theme of THEMES)
  for (const [set, size] of pieceSets.flatMap((each) => SIZES.map((px) => [each, px] as const))) {
    await page.setContent(
      `<html data-theme="${theme}" data-contrast="${theme}"><style>${style}
        body { margin: 0; width: max-content; }
        .board, .page { display: flex; width: auto; }
        i { width: ${String(size / 2)}px; }
        svg { flex: none; }
      </style>${sheet(set, size)}</html>`,
    );
    const path = `screenshots/sheet-${set}-${String(size)}-${theme}.png`;
    await page.locator('body').screenshot({ path });
  }
await browser.close();
