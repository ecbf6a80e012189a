import type { Move } from '../../src/engine/rules/move.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';

/** The moments that have come in a position, by their ids. */
export const momentsIn = <P extends Position, M extends Move>(
  variant: Variant<P, M>,
  position: P,
  past: readonly P[] = [],
): string[] => variant.moments(position, past, variant.status(position, past)).map(({ id }) => id);
