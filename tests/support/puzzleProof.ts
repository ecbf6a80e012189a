import { finish } from '../../src/engine/finish.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import type { Proof } from '../../src/engine/search/proof/proof.ts';
import { proveTask } from '../../src/engine/search/proof/prove.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';

/** How a puzzle is won. */
export function proofOf({ variant, start, actions, turns }: Puzzle): Proof {
  const finding = finish(unwrap(proveTask({ variant, start, actions, turns, draws: false })));
  if (finding.kind !== 'won' || !finding.proof) throw new Error('The puzzle is none.');
  return finding.proof;
}
