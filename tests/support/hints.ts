import type { Move } from '../../src/engine/rules/move.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';

/** The ids of the hints in a position. */
export const hintsIn = <P extends Position, M extends Move>(
  variant: Variant<P, M>,
  position: P,
  history: readonly P[] = [],
): string[] => variant.hints(position, history, variant.status(position, history)).map(({ id }) => id);
