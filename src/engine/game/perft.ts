import type { Move } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';

/** The number of lines of `depth` legal actions from a position. A finished position adds nothing. */
export function perft<P extends Position, M extends Move>(
  variant: Variant<P, M>,
  position: P,
  depth: number,
  history: readonly P[] = [],
): number {
  if (depth === 0) return 1;
  const { moves } = variant.status(position, history);
  if (depth === 1) return moves.length;
  const historyThen = [...history, position];
  return moves.reduce(
    (nodes, move) => nodes + perft(variant, variant.play(position, move), depth - 1, historyThen),
    0,
  );
}
