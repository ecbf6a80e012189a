import type { Mark } from '../rules/mark.ts';
import type { Position } from '../rules/position.ts';
import type { Terrain } from '../rules/terrain.ts';
import type { Variant } from '../rules/variant.ts';

/** What a variant wants shown and said about a position. */
export interface Notes {
  readonly marks: readonly Mark[];
  readonly terrain: readonly Terrain[];
}

/** Positions never change, and some marks take some thought: each is asked about once. */
const known = new WeakMap<Position, Notes>();

export function notesOn(variant: Variant, position: Position): Notes {
  const notes = known.get(position) ?? {
    marks: variant.marks(position),
    terrain: variant.terrain(position),
  };
  known.set(position, notes);
  return notes;
}
