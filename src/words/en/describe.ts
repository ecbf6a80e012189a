import { namedPiece } from '../../engine/rules/argument.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import type { Position } from '../../engine/rules/position.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Site } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Notes } from '../../engine/game/notes.ts';
import { notesAt, notesOn } from '../../engine/game/notes.ts';
import { say } from '../say.ts';
import { pieceWords } from './grammar.ts';

/** `White king`, or an empty string if the site is empty. */
export function describePiece({ kinds }: Variant, { board }: Pick<Position, 'board'>, site: Site): string {
  const piece = pieceAt(board, site);
  return piece === EMPTY ? '' : pieceWords(namedPiece({ kinds }, piece));
}

/** `e1, White king, in check`: a site, with everything to know about it. */
export function describeSite(variant: Variant, position: Position, site: Site): string {
  return describedWith(variant, position, notesOn(variant, position), site);
}

/** The same with notes that are already known, as for a board that makes no position yet. */
export function describedWith(
  variant: Variant,
  position: Pick<Position, 'board'>,
  notes: Notes,
  site: Site,
): string {
  const { name } = shapeOf(variant.topology, site);
  const piece = describePiece(variant, position, site) || 'empty';
  return [name, piece, ...notesAt(notes, site).map(({ label }) => say(label))].join(', ');
}
