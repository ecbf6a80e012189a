import type { Position } from '../../src/engine/rules/position.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import type { Claim } from '../../src/engine/search/proof/proof.ts';

/**
 * Whether a claim about a position is true, by trying every line with the rules alone. `left` is how many turns of
 * the side may still begin.
 */
export function isTrue(
  variant: Variant,
  position: Position,
  history: readonly Position[],
  { side, goal, turns }: Claim,
): boolean {
  const canForce = (here: Position, past: readonly Position[], left: number): boolean => {
    const { outcome, moves } = variant.status(here, past);
    if (outcome) return outcome.winner === side || (goal === 'draw' && outcome.winner === null);
    const isOwn = here.turn === side;
    if (isOwn && left < 0) return false;
    const mayClaim = variant.claims(here, past).length > 0;
    if (mayClaim && isOwn && goal === 'draw') return true;
    if (mayClaim && !isOwn && goal === 'win') return false;
    const after = (i: number): boolean => {
      const move = moves[i];
      if (!move) throw new Error('There is no such move.');
      const next = variant.play(here, move);
      const begins = next.turn === side && !isOwn;
      return canForce(next, [...past, here], begins ? left - 1 : left);
    };
    return isOwn ? moves.some((_, i) => after(i)) : moves.every((_, i) => after(i));
  };
  return canForce(position, history, position.turn === side ? turns - 1 : turns);
}
