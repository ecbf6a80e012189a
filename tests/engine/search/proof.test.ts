import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { historyAt, outcomeOf, positionAt } from '../../../src/engine/game/game.ts';
import { EMPTY } from '../../../src/engine/rules/piece.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import { SIDES, otherSide } from '../../../src/engine/rules/side.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { checkProof } from '../../../src/engine/search/proof/check.ts';
import type { Finding } from '../../../src/engine/search/proof/proof.ts';
import { prove } from '../../../src/engine/search/proof/prove.ts';
import { searchables } from '../../../src/engine/searches.ts';
import { isTrue } from '../../support/canForce.ts';
import { findingOf } from '../../support/finding.ts';
import { hauntedHistory } from '../../support/hauntedHistory.ts';
import { games } from '../../support/randomGame.ts';
import { runs } from '../../support/runs.ts';
import { smallPosition } from '../../support/smallPosition.ts';

const POSITIONS = runs(24);
const HISTORIES = runs(36);

/** Says what is wrong with a finding, by brute force and by the checker; empty if nothing is. */
function faults(
  variant: Variant,
  position: Position,
  history: readonly Position[],
  finding: Finding,
  turns: number,
): string[] {
  const truth = (side: 0 | 1, goal: 'win' | 'draw', within: number) =>
    within >= 0 && isTrue(variant, position, history, { side, goal, turns: within });
  const found: string[] = [];
  const expectThat = (holds: boolean, what: string) => {
    if (!holds) found.push(what);
  };
  switch (finding.kind) {
    case 'won': {
      const { side, turns: least, proof } = finding;
      expectThat(truth(side, 'win', least), 'is won');
      expectThat(!truth(side, 'win', least - 1), 'is not won sooner');
      const claim = { side, goal: 'win', turns: least } as const;
      expectThat(
        proof !== null && checkProof(variant, position, history, claim, proof) === null,
        'is proved',
      );
      break;
    }
    case 'drawn':
      for (const side of SIDES) {
        const claim = { side, goal: 'draw', turns: finding.turns } as const;
        const proof = finding.proofs[side];
        expectThat(truth(side, 'draw', finding.turns), 'is drawn');
        expectThat(
          proof !== null && checkProof(variant, position, history, claim, proof) === null,
          'is proved',
        );
      }
      expectThat(!SIDES.every((side) => truth(side, 'draw', finding.turns - 1)), 'is not drawn sooner');
      break;
    case 'open':
      expectThat(finding.within === turns, 'is decided');
      for (const side of SIDES) expectThat(!truth(side, 'win', turns), 'is not won');
      expectThat(!SIDES.every((side) => truth(side, 'draw', turns)), 'is not drawn');
  }
  return found;
}

const count = ({ board }: Position): number => board.filter((piece) => piece !== EMPTY).length;

/** A finding without its proofs. */
const verdict = (finding: Finding): string =>
  JSON.stringify(finding, (name, value: unknown) => (name.startsWith('proof') ? null : value));

describe.each(searchables.map((searchable) => [searchable.variant.id, searchable] as const))(
  'a prover of %s',
  (_, searchable) => {
    const { variant, searching } = searchable;

    test('finds what brute force finds in small positions, and the checker agrees', () => {
      const kinds = new Set<string>();
      for (let seed = 1; seed <= POSITIONS; seed++) {
        const position = smallPosition(variant, seed);
        const turns = seed % 4 === 0 ? 2 : 1;
        const finding = findingOf(searchable, position, [], turns, true);
        kinds.add(finding.kind);
        const wrong = faults(variant, position, [], finding, turns);
        expect([variant.writePosition(position), wrong]).toEqual([variant.writePosition(position), []]);
      }
      expect([...kinds]).toContain('won');
      expect([...kinds]).toContain('open');
    });

    test('finds what brute force finds with a history in which positions come again', () => {
      let changed = 0;
      for (let seed = 1; seed <= HISTORIES; seed++) {
        const position = smallPosition(variant, seed, 4);
        const isDraw = searching.repetition === 'draw';
        const pieces = count(position);
        // Where no position may come again, no captured piece comes back.
        const history = hauntedHistory(variant, position, seed, isDraw ? 2 : 1).filter(
          (earlier) => isDraw || count(earlier) === pieces,
        );
        if (variant.status(position, history).outcome) continue;
        const turns = 1 + (seed % 3);
        const finding = findingOf(searchable, position, history, turns, true);
        const wrong = faults(variant, position, history, finding, turns);
        expect([seed, variant.writePosition(position), wrong]).toEqual([
          seed,
          variant.writePosition(position),
          [],
        ]);
        if (verdict(finding) !== verdict(findingOf(searchable, position, [], turns, true))) changed++;
      }
      if (searching.repetition !== 'free') expect(changed).toBeGreaterThan(0);
    });

    test('finds what brute force finds in one turn of any game', () => {
      fc.assert(
        fc.property(games(60, variant), (game) => {
          const ply = game.steps.length;
          if (outcomeOf(game)) return;
          const [position, history] = [positionAt(game, ply), historyAt(game, ply)];
          const finding = findingOf(searchable, position, history, 1, false);
          if (finding.kind === 'open')
            for (const side of SIDES)
              expect(isTrue(variant, position, history, { side, goal: 'win', turns: 1 })).toBe(false);
          else expect(faults(variant, position, history, finding, 1)).toEqual([]);
        }),
        { numRuns: runs(10) },
      );
    });

    test('of the moves that win at once, some are among those that may win', () => {
      let wins = 0;
      const look = (position: Position) => {
        const { moves } = variant.status(position, []);
        const may = new Set(searching.mayWin(position, moves, 0));
        const winning = moves.filter((move) => {
          const after = variant.play(position, move);
          const isLost = variant.status(after, []).outcome?.winner === otherSide(position.turn);
          expect(isLost && !searching.mayLoseByMoving).toBe(false);
          const turns = after.turn === position.turn ? 1 : 0;
          return isTrue(variant, after, [], { side: position.turn, goal: 'win', turns });
        });
        if (winning.length === 0) return;
        wins++;
        expect(winning.some((move) => may.has(move))).toBe(true);
      };
      for (let seed = 1; seed <= runs(60); seed++) look(smallPosition(variant, seed));
      fc.assert(
        fc.property(games(80, variant), (game) => {
          for (let ply = Math.max(0, game.steps.length - 9); ply <= game.steps.length; ply += 2)
            look(positionAt(game, ply));
        }),
        { numRuns: runs(10) },
      );
      expect(wins).toBeGreaterThan(0);
    });

    test('it pauses often, and says how far it is', () => {
      const proving = prove(searchable, variant.start, [], { turns: 10, draws: false });
      let nodes = 0;
      for (let i = 0; i < 20; i++) {
        const step = proving.next();
        if (step.done) throw new Error('It ended.');
        expect(step.value.nodes - nodes).toBeLessThan(5000);
        expect(step.value.nodes).toBeGreaterThanOrEqual(nodes);
        ({ nodes } = step.value);
      }
    });
  },
);
