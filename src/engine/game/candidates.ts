import type { Choice, Move, Path } from '../rules/move.ts';
import { beginsWith, sameChoice } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';

/** A legal move and one of the ways to choose it. */
export interface Candidate {
  readonly move: Move;
  readonly path: Path;
}

export function candidatesOf(variant: Variant, position: Position, moves: readonly Move[]): Candidate[] {
  return moves.flatMap((move) => variant.paths(position, move).map((path) => ({ move, path })));
}

/** The candidates whose paths begin with the picked choices. */
export function narrow(candidates: readonly Candidate[], picked: readonly Choice[]): Candidate[] {
  return candidates.filter(({ path }) => beginsWith(path, picked));
}

/** What may be picked after `picked`, each choice once, with the moves that it leaves possible. */
export function nextChoices(
  candidates: readonly Candidate[],
  picked: readonly Choice[],
): { readonly choice: Choice; readonly moves: readonly Move[] }[] {
  const found: { choice: Choice; moves: Move[] }[] = [];
  for (const { move, path } of narrow(candidates, picked)) {
    const choice = path[picked.length];
    if (!choice) continue;
    const known = found.find((other) => sameChoice(other.choice, choice));
    if (known) known.moves.push(move);
    else found.push({ choice, moves: [move] });
  }
  return found;
}

/** The moves that a button leaves possible after `picked`. */
export const movesByButton = (candidates: readonly Candidate[], picked: readonly Choice[]): Move[] =>
  nextChoices(candidates, picked).flatMap(({ choice, moves }) => (choice.kind === 'button' ? moves : []));

/**
 * The move that the picked choices determine, else null. After a start and a goal, the only button left need
 * not be pressed.
 */
export function settledMove(candidates: readonly Candidate[], picked: readonly Choice[]): Move | null {
  const [offer, ...others] = narrow(candidates, picked);
  if (!offer || others.length > 0) return null;
  const missing = offer.path.slice(picked.length);
  const isPlain = picked.length >= 2 && missing.every(({ kind }) => kind === 'button');
  return missing.length === 0 || isPlain ? offer.move : null;
}
