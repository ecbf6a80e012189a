import { at } from '../at.ts';
import { EMPTY, kindOf, sideOf } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import { pieceAt } from '../rules/position.ts';
import { sideName } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { shapeOf } from '../topology/topology.ts';
import { notesOn } from './notes.ts';

/** `White king`, or an empty text where nothing stands. */
export function describePiece({ kinds }: Variant, { board }: Position, site: Site): string {
  const piece = pieceAt(board, site);
  return piece === EMPTY ? '' : `${sideName(sideOf(piece))} ${at(kinds, kindOf(piece)).name}`;
}

/** `e1, White king, in check`: a site with all there is to know about it. */
export function describeSite(variant: Variant, position: Position, site: Site): string {
  const { terrain, marks } = notesOn(variant, position);
  const here = [...terrain, ...marks.filter(({ about }) => about === undefined)].filter(
    (note) => note.site === site,
  );
  const { name } = shapeOf(variant.topology, site);
  const piece = describePiece(variant, position, site) || 'empty';
  return [name, piece, ...here.map(({ label }) => label)].join(', ');
}
