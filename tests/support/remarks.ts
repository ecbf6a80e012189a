import type { Move } from '../../src/engine/rules/move.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import type { Remark } from '../../src/engine/rules/remark.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';

/** What is remarked on a position by itself. */
export const remarksOn = <P extends Position, M extends Move>(
  variant: Variant<P, M>,
  position: P,
): Remark[] => variant.remarks(position, variant.status(position, []));
