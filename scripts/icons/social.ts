import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { oneOfEachName } from '../../tests/support/registry.ts';
import { Figure } from '../../src/ui/board/Figure.tsx';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { Layers } from '../../src/ui/board/Layers.tsx';
import tokens from '../../src/ui/tokens.css?inline';
import board from '../../src/ui/board/board.module.css?inline';
import { mark } from './mark.ts';

/** The width of the row of boards, and the gap between two of them. */
const ROW = 1104;
const GAP = 28;

const layouts = oneOfEachName.map(({ topology }) => layoutOf(topology, false, false));
/** The height at which all boards together are as wide as the row. */
const height =
  (ROW - GAP * (oneOfEachName.length - 1)) /
  layouts.reduce((sum, layout) => sum + layout.width / layout.height, 0);

function picture(place: number): string {
  const [variant, layout] = [oneOfEachName[place], layouts[place]];
  if (!variant || !layout) throw new Error('There is no such board.');
  const { left, top, width } = layout;
  const { start } = variant;
  const layers = createElement(Layers, {
    layout,
    labelled: false,
    set: Figure,
    variant,
    board: start.board,
    layers: { terrain: variant.terrain(start) },
  });
  const box = [left, top, width, layout.height].join(' ');
  return `<svg height="${String(height)}" viewBox="${box}">${renderToStaticMarkup(layers)}</svg>`;
}

/** The preview picture of a shared link to the page: 1200 by 630. */
export const social = (sentence: string): string => `<html data-theme="light"><style>${tokens + board}
  body {
    display: grid; grid-template-rows: 1fr auto; box-sizing: border-box; width: 1200px; height: 630px; margin: 0;
    padding: 48px; background: var(--ground); color: var(--ink); font-family: var(--text-face);
  }
  header { display: flex; gap: 36px; align-items: center; align-self: center; }
  header svg { width: 168px; height: 168px; }
  h1 { margin: 0 0 8px; font-size: 96px; font-weight: 600; line-height: 1; letter-spacing: -0.02em; }
  p { margin: 0; color: var(--ink-soft); font-size: 34px; }
  main { display: flex; justify-content: space-between; }
</style>
<header>${mark(12, 48)}<div><h1>Oddboard</h1><p>${sentence}</p></div></header>
<main>${oneOfEachName.map((_, place) => picture(place)).join('')}</main></html>`;
