import { memo } from '../memo.ts';
import type { Mark } from '../rules/mark.ts';
import type { Position } from '../rules/position.ts';
import type { Terrain } from '../rules/terrain.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';

/** What a variant wants shown and said about a position besides the pieces. */
export interface Notes {
  readonly marks: readonly Mark[];
  readonly terrain: readonly Terrain[];
}

/** Kept, because some marks are expensive to compute. */
const notesOf = memo((position: Position, variant: Variant): Notes => ({
  marks: variant.marks(position),
  terrain: variant.terrain(position),
}));

export const notesOn = (variant: Variant, position: Position): Notes => notesOf(position, variant);

/** What is shown while no site is picked or asked about, as in a picture. */
export const notesAtRest = ({ marks, terrain }: Notes): Notes => ({
  marks: marks.filter(({ about }) => about === undefined),
  terrain,
});

/** What is noted about a site itself, without the marks that show only while another site is asked about. */
export function notesAt(notes: Notes, site: Site): readonly (Terrain | Mark)[] {
  const { marks, terrain } = notesAtRest(notes);
  return [...terrain, ...marks].filter((note) => note.site === site);
}
