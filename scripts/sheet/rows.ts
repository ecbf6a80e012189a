import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { oneOfEachName } from '../../tests/support/registry.ts';
import { pieceOf } from '../../src/engine/rules/piece.ts';
import { SIDES } from '../../src/engine/rules/side.ts';
import type { PieceSet } from '../../src/store/settings.ts';
import { PieceFigure } from '../../src/ui/board/PieceFigure.tsx';
import { MovesFigure, sets } from '../../src/ui/pieceSets.ts';
import tokens from '../../src/ui/tokens.css?inline';
import board from '../../src/ui/board/board.module.css?inline';
import styles from '../../src/ui/board/board.module.css';

const SHADES = ['square-light', 'square-dark', 'hex-red', 'hex-blue', 'hex-green'];
const GROUNDS = [...SHADES, 'gap', 'ground', 'raised'];

// Figures that load on demand would come too late for the markup.
await MovesFigure.load();

export const style = tokens + board;

/** A row for each ground and side, with all figures of all games. */
export function rowsOf(set: PieceSet, size: number): string {
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
      // Pieces on the board lack the outline that sets them off from the page.
      const kind = SHADES.includes(ground) ? (styles.board ?? '') : 'page';
      return `<div class="row ${kind}" style="background: var(--${ground})">${cells.join('<i></i>')}</div>`;
    }),
  );
  return rows.join('');
}
