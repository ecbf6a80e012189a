import { at } from '../at.ts';
import type { Kind, KindInfo } from '../rules/piece.ts';

/**
 * The chain of promotions to which a kind belongs, step by step, from the kind that is not a promotion. The
 * kinds in one step are alternatives. There is only one step, the kind itself, if the kind neither promotes
 * nor is a promotion.
 */
export function promotionChain(kinds: readonly KindInfo[], kind: Kind): (readonly Kind[])[] {
  const steps: Kind[][] = [[originOf(kinds, kind)]];
  for (;;) {
    const next = at(steps, steps.length - 1).flatMap((known) => at(kinds, known).promotesTo ?? []);
    if (next.length === 0) return steps;
    steps.push([...new Set(next)]);
  }
}

/** The chains of all kinds that promote, in the order of the kinds with which they begin. */
export const promotionChains = (kinds: readonly KindInfo[]): (readonly Kind[])[][] =>
  [...kinds.keys()]
    .filter((kind) => originOf(kinds, kind) === kind)
    .map((kind) => promotionChain(kinds, kind))
    .filter((chain) => chain.length > 1);

/** The kind that a kind was before any promotion. */
function originOf(kinds: readonly KindInfo[], kind: Kind): Kind {
  const before = kinds.findIndex(({ promotesTo = [] }) => promotesTo.includes(kind));
  return before === -1 ? kind : originOf(kinds, before);
}
