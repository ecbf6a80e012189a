import type { PictureTheme } from './drawingStyles.ts';
import { drawingStyles } from './drawingStyles.ts';
import type { Film } from './film.tsx';
import { short, withoutEnds } from './markup.ts';
import own from './picture.module.css';
import board from '../ui/board/board.module.css';
import { classes } from '../ui/board/classes.ts';

/** How a film looks as a file. */
export interface FilmLook {
  readonly theme: PictureTheme;
  /** How wide it is, in pixels; as a drawing it can be shown at any size. */
  readonly width: number;
}

/** How high a film of a width is, in whole pixels. */
export const heightOf = ({ width, height }: Film, wide: number): number =>
  Math.round((wide * height) / width);

/** The parts of a film or of one of its frames. */
interface Parts {
  /** Styles besides those of the drawing. */
  readonly styles: string;
  /** The markup in each layer, in the order of the film. */
  readonly layers: readonly string[];
  /** The pieces, which refer to their figures. */
  readonly pieces: string;
}

/** An SVG file of a film, or of one of its frames. */
export function filmMarkup(film: Film, { theme, width }: FilmLook, parts: Parts): string {
  const { left, top } = film;
  const groups = film.layers.map(({ tag }, i) => group(tag, parts.layers[i] ?? ''));
  groups.splice(film.pieces.above, 0, group(film.pieces.tag, parts.pieces));
  const box = [left, top, film.width, film.height].map(short);
  const figures = figuresOf(film);
  const hatching = theme === 'printed' ? film.hatching : '';
  const drawing = [
    `<rect class="${own.ground ?? ''}" x="${short(left)}" y="${short(top)}" width="100%" height="100%"/>`,
    `<g class="${classes(own.letters, board.board)}">${groups.join('')}</g>`,
  ].join('');
  const file = [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="${box.join(' ')}" width="${String(width)}" height="${String(heightOf(film, width))}">`,
    film.title,
    `<style>${drawingStyles(drawing + figures, theme)}${parts.styles}</style>`,
    `<defs>${hatching}${figures}</defs>`,
    drawing,
    '</svg>',
  ];
  return withoutEnds(file.join(''));
}

const group = (tag: string, content: string): string => `${tag}${content}</g>`;

/** A drawing that is used elsewhere brings along no styles that depend on what is around it. */
const figuresOf = ({ figures }: Film): string =>
  [...figures].map(([figure, id]) => `<g id="${id}" class="${board.board ?? ''}">${figure}</g>`).join('');
