import { describe, expect, test } from 'vitest';
import type { Position } from '../../../src/engine/rules/position.ts';
import { otherSide } from '../../../src/engine/rules/side.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { checkProof } from '../../../src/engine/search/proof/check.ts';
import type { Claim, Proof } from '../../../src/engine/search/proof/proof.ts';
import { searchables } from '../../../src/engine/searches.ts';
import { randomNumbers } from '../../../scripts/bench/randomGames.ts';
import { isTrue } from '../../support/canForce.ts';
import { findingOf } from '../../support/finding.ts';
import { runs } from '../../support/runs.ts';
import { smallPosition } from '../../support/smallPosition.ts';

/** False proofs of each variant; of all eight, more than a thousand. */
const MUTANTS = runs(130);

/** Something that was proved, or something false that was made of it. */
interface Case {
  readonly position: Position;
  readonly claim: Claim;
  readonly proof: Proof;
}

type Random = (below: number) => number;

/** Won positions with few pieces, whose proofs have more than one turn, as far as there are any. */
function provedCases(searchable: (typeof searchables)[number], many: number): Case[] {
  const cases: Case[] = [];
  for (let seed = 1; cases.length < many && seed < 400; seed++) {
    const position = smallPosition(searchable.variant, seed);
    const finding = findingOf(searchable, position, [], 2, false);
    if (finding.kind !== 'won' || !finding.proof || (finding.turns < 2 && seed % 3 > 0)) continue;
    const { side, turns, proof } = finding;
    cases.push({ position, claim: { side, goal: 'win', turns }, proof });
  }
  return cases;
}

/** The proof with one thing changed, if brute force shows that it is false now; null otherwise. */
function mutate(variant: Variant, { position, claim, proof }: Case, random: Random): Case | null {
  const changed = (more: Partial<Claim>): Case | null => {
    const other = { ...claim, ...more };
    return isTrue(variant, position, [], other) ? null : { position, claim: other, proof };
  };
  switch (random(6)) {
    case 0:
      return changed({ turns: claim.turns - 1 });
    case 1:
      return changed({ side: otherSide(claim.side) });
    default: {
      const mutant = mutateBelow(variant, position, [], claim, claim.turns, proof, random);
      return mutant && { position, claim, proof: mutant };
    }
  }
}

/** Changes something at a random place of a proof; `left` is how many turns are left, this one included. */
function mutateBelow(
  variant: Variant,
  position: Position,
  history: readonly Position[],
  claim: Claim,
  left: number,
  proof: Proof,
  random: Random,
): Proof | null {
  const { moves } = variant.status(position, history);
  const below = (action: string, then: Proof): Proof | null => {
    const move = moves.find((legal) => variant.writeMove(position, legal) === action);
    if (!move) throw new Error('A proof has a move that is not legal.');
    const after = variant.play(position, move);
    const isEnd = position.turn === claim.side && after.turn !== claim.side;
    return mutateBelow(variant, after, [...history, position], claim, isEnd ? left - 1 : left, then, random);
  };
  const isHere = random(3) === 0;
  switch (proof.kind) {
    case 'end': {
      // The game is over: nothing can follow.
      if (!isHere) return null;
      return random(2) === 0
        ? { kind: 'replies', replies: {} }
        : { kind: 'action', action: variant.writeMove(variant.start, firstMove(variant)), then: proof };
    }
    case 'claim':
      return null;
    case 'action': {
      if (!isHere) {
        const then = below(proof.action, proof.then);
        return then && { ...proof, then };
      }
      if (random(4) === 0) return { kind: 'end' };
      const move = moves[random(moves.length)];
      if (!move || variant.writeMove(position, move) === proof.action) return null;
      const after = variant.play(position, move);
      const rest = after.turn === claim.side ? left : left - 1;
      if (isTrue(variant, after, [...history, position], { ...claim, turns: rest })) return null;
      return { ...proof, action: variant.writeMove(position, move) };
    }
    case 'replies': {
      const actions = Object.keys(proof.replies);
      const action = actions[random(actions.length)];
      const then = action === undefined ? undefined : proof.replies[action];
      if (action === undefined || !then) return null;
      const others = Object.fromEntries(Object.entries(proof.replies).filter(([reply]) => reply !== action));
      if (isHere) return random(2) === 0 ? { ...proof, replies: others } : { kind: 'end' };
      const mutant = below(action, then);
      return mutant && { ...proof, replies: { ...others, [action]: mutant } };
    }
  }
}

function firstMove(variant: Variant) {
  const [move] = variant.status(variant.start, []).moves;
  if (!move) throw new Error('A game has a first move.');
  return move;
}

describe.each(searchables.map((searchable) => [searchable.variant.id, searchable] as const))(
  'the checker of %s',
  (_, searchable) => {
    test('accepts what is proved, and rejects what brute force shows to be false', () => {
      const { variant } = searchable;
      const numbers = randomNumbers(7);
      const random: Random = (below) => Math.floor(numbers() * below);
      const cases = provedCases(searchable, 12);
      for (const { position, claim, proof } of cases)
        expect(checkProof(variant, position, [], claim, proof)).toBe(null);
      let mutants = 0;
      for (let tries = 0; mutants < MUTANTS && tries < 60 * MUTANTS; tries++) {
        const original = cases[random(cases.length)];
        const mutant = original && mutate(variant, original, random);
        if (!mutant) continue;
        mutants++;
        const rejection = checkProof(variant, mutant.position, [], mutant.claim, mutant.proof);
        expect([variant.writePosition(mutant.position), mutant.claim, rejection?.why]).toEqual([
          variant.writePosition(mutant.position),
          mutant.claim,
          expect.any(String),
        ]);
      }
      expect(mutants).toBe(MUTANTS);
    });
  },
);
