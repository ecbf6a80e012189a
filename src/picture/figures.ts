import type { Site } from '../engine/topology/site.ts';
import { at } from '../engine/at.ts';
import type { Taken } from './markup.ts';
import { attribute, replaceElements, takeApart } from './markup.ts';
import type { DrawnPiece } from './tracks.ts';

/** How pieces look, as markup, each with the id of those that look like it. */
export type Figures = Map<string, string>;

/** The id of a figure, the same each time. */
function idOf(figures: Figures, markup: string): string {
  const id = figures.get(markup) ?? `p${String(figures.size)}`;
  figures.set(markup, id);
  return id;
}

/** The layer of the pieces on the board. */
export const isPieces = ({ tag }: Taken): boolean => /class="(?:board-)?pieces"/.test(tag);

/** The pieces that a frame draws on its board, by their sites, on which what they look like does not depend. */
export function piecesIn(layers: readonly Taken[], figures: Figures): ReadonlyMap<Site, DrawnPiece> {
  const pieces = layers.find(isPieces)?.children ?? [];
  return new Map(
    pieces.map((piece) => {
      const { tag, children } = takeApart(piece);
      const onSite = takeApart(at(children, 0));
      const figure = idOf(figures, inGroup(onSite.children.join('')));
      const place = attribute(tag, 'transform').replace(' scale(1)', '');
      return [Number(attribute(onSite.tag, 'data-piece-at')), { figure, place }] as const;
    }),
  );
}

/** A layer in which pieces, such as those in a hand, refer to their figures. */
export const withFigures = ({ tag, children }: Taken, figures: Figures): Taken => ({
  tag,
  children: children.map((child) =>
    replaceElements(
      child,
      (each) => /class="(?:board-)?piece /.test(each),
      (piece) => `<use href="#${idOf(figures, inGroup(piece))}"/>`,
    ),
  ),
});

const inGroup = (content: string): string => `<g>${content}</g>`;
