import { renderToString } from 'preact-render-to-string';
import type { Held } from '../engine/rules/hand.ts';
import { notesAtRest, notesOn } from '../engine/game/notes.ts';
import type { Position } from '../engine/rules/position.ts';
import type { Side } from '../engine/rules/side.ts';
import { BLACK, WHITE, otherSide } from '../engine/rules/side.ts';
import type { Variant } from '../engine/rules/variant.ts';
import type { Site } from '../engine/topology/site.ts';
import { Figure } from '../ui/board/Figure.tsx';
import { HandTiles } from '../ui/board/HandDrawing.tsx';
import { Layers } from '../ui/board/Layers.tsx';
import { layoutOf } from '../ui/board/geometry.ts';
import * as words from '#words/ui/board.ts';
import styles from '../ui/board/board.module.css';
import { classes } from '../ui/board/classes.ts';
import own from './picture.module.css';
import type { PictureTheme } from './drawingStyles.ts';
import { Hatching } from './Hatching.tsx';
import { drawingStyles } from './drawingStyles.ts';

/** How a picture of a position looks. */
export interface PictureOptions {
  /** Whether Black sits below; White does by default. */
  readonly flipped?: boolean;
  /** Whether the edges show the names of ranks and files; they do by default. */
  readonly coordinates?: boolean;
  /** The colours; `light` by default. */
  readonly theme?: PictureTheme;
  /** How many pixels wide a square is, or a hex; 60 by default. The picture can be shown at any size. */
  readonly square?: number;
  /** The sites to mark as those of the last move; none by default. */
  readonly lastMove?: readonly Site[];
}

/** The room that the pieces in hand take above or below the board, in squares. */
const HAND_ROOM = 1.2;
const roomFor = (hand: readonly Held[]): number => (hand.length > 0 ? HAND_ROOM : 0);

/**
 * A picture of a position as the text of an SVG file that needs no other file, with the pieces in hand above and below
 * the board. Its styles are for the whole document: show it as an image, not as a part of a page with other pictures.
 */
export function drawPosition(variant: Variant, position: Position, options: PictureOptions = {}): string {
  const { flipped = false, coordinates = true, theme = 'light', square = 60, lastMove = [] } = options;
  const layout = layoutOf(variant.topology, flipped, coordinates);
  const near = flipped ? BLACK : WHITE;
  const held = variant.hands(position);
  const handOf = (side: Side) => held.filter(({ holder }) => holder === side);
  const [above, below] = [handOf(otherSide(near)), handOf(near)];
  const { left, width } = layout;
  const foot = layout.top + layout.height;
  const top = layout.top - roomFor(above);
  const height = foot + roomFor(below) - top;
  const handAt = (hand: readonly Held[], y: number) => (
    <g transform={`translate(0 ${String(y + (HAND_ROOM - 1) / 2)})`}>
      <HandTiles variant={variant} hand={hand} set={Figure} flipped={flipped} />
    </g>
  );
  const svg = renderToString(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      viewBox={[left, top, width, height].join(' ')}
      width={Math.round(width * square)}
      height={Math.round(height * square)}
    >
      <title>{words.picture(variant.name)}</title>
      <rect className={own.ground} x={left} y={top} width={width} height={height} />
      <g className={classes(own.letters, styles.board)}>
        {handAt(above, top)}
        {theme === 'printed' && <Hatching />}
        <Layers
          layout={layout}
          labelled={coordinates}
          set={Figure}
          variant={variant}
          board={position.board}
          layers={{ ...notesAtRest(notesOn(variant, position)), lastMove }}
        />
        {handAt(below, foot)}
      </g>
    </svg>,
  );
  return svg.replace('>', `><style>${drawingStyles(svg, theme)}</style>`);
}
