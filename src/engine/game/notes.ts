import { memo } from '../memo.ts';
import type { Mark } from '../rules/mark.ts';
import type { Position } from '../rules/position.ts';
import type { Terrain } from '../rules/terrain.ts';
import type { Variant } from '../rules/variant.ts';

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
