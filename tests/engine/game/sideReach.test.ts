import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withTurn } from '../../../src/engine/game/attacked.ts';
import { currentPosition } from '../../../src/engine/game/game.ts';
import type { SideReach } from '../../../src/engine/game/sideReach.ts';
import { sideReach, sideReachView } from '../../../src/engine/game/sideReach.ts';
import { belongsTo } from '../../../src/engine/rules/piece.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import { pieceAt } from '../../../src/engine/rules/position.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';
import type { Side } from '../../../src/engine/rules/side.ts';
import { BLACK, SIDES, WHITE } from '../../../src/engine/rules/side.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import type { Site } from '../../../src/engine/topology/site.ts';
import { shapeOf } from '../../../src/engine/topology/topology.ts';
import { games } from '../../support/randomGame.ts';
import { oneOfEachName, registry, variantNamed } from '../../support/registry.ts';
import { runs } from '../../support/runs.ts';

/** What a side reaches, found without a pause, and how many moves were tried for it. */
function found(variant: Variant, position: Position, side: Side): { reached: SideReach; tried: number } {
  const search = sideReach(variant, position, side);
  for (let tried = 0; ; tried++) {
    const next = search.next();
    if (next.done) return { reached: next.value, tried };
  }
}

/** The names of the sites that a side reaches in so many turns, sorted. */
function reachedIn(turns: number, id: string, side: Side, text?: string): string {
  const variant = variantNamed(id);
  const position = text === undefined ? variant.start : unwrap(variant.readPosition(text));
  return [...found(variant, position, side).reached]
    .filter(([, count]) => count === turns)
    .map(([site]) => shapeOf(variant.topology, site).name)
    .sort()
    .join(' ');
}

describe('the reach of a side', () => {
  it('is what its pieces go to in one turn, and in another one if the enemy passes', () => {
    expect(reachedIn(1, 'hex39', WHITE)).toBe('b4 d4 f4 h4 j4 l4');
    expect(reachedIn(2, 'hex39', WHITE)).toBe('a5 c5 e5 e7 f6 g5 h6 i5 i7 k5 m5');
    expect(reachedIn(1, 'tns', BLACK)).toBe('b6 b7 c6 d6 e6 f6 f7');
  });

  it('is found for the side that is not to move as well', () => {
    expect(reachedIn(1, 'hex39', BLACK)).toBe('b6 d6 f6 h6 j6 l6');
  });

  it('ends with the game: whoever has entered a castle goes nowhere', () => {
    const text = 'b/1R2/5/6/7/6/5/4/B w';
    expect(reachedIn(1, 'hex39', WHITE, text)).toContain('g9');
    expect(reachedIn(2, 'hex39', WHITE, text)).not.toBe('');
    expect(reachedIn(1, 'hex39', WHITE, 'R/4/5/6/7/6/5/4/B b')).toBe('');
  });

  it('leaves out where pieces come onto the board', () => {
    expect(reachedIn(1, 'battle-chieftain', WHITE)).toBe('');
    // Crossings have odd ranks, and nothing but what is dropped stands there.
    expect(reachedIn(1, 'ben39', WHITE)).toBe('b8 d12 d4 d6 f8 h8 j8 l12 l2 l4 l6');
    expect(reachedIn(2, 'ben39', WHITE)).not.toMatch(/[a-o]\d?[13579]\b/);
  });

  it('in one turn is where its own legal moves bring pieces, on every board', () => {
    fc.assert(
      fc.property(games(30, ...registry.filter(({ name }) => name !== 'TNS Chess')), (game) => {
        const { variant } = game;
        const position = currentPosition(game);
        for (const side of SIDES) {
          const { reached } = found(variant, position, side);
          const one = [...reached].filter(([, turns]) => turns === 1).map(([site]) => site);
          expect(new Set(one)).toEqual(goalsOf(variant, position, side));
        }
      }),
      { numRuns: runs(15) },
    );
  });

  it('never holds a site with a piece of that side, and stops after each move, on every board', () => {
    fc.assert(
      fc.property(games(30), fc.constantFrom(...SIDES), (game, side) => {
        const { variant } = game;
        const position = currentPosition(game);
        const { reached, tried } = found(variant, position, side);
        for (const [site] of reached) expect(belongsTo(pieceAt(position.board, site), side)).toBe(false);
        if (reached.size > 0) expect(tried).toBeGreaterThan(0);
        expect(sideReachView(side, reached).lit).toHaveLength(reached.size);
      }),
      { numRuns: runs(15) },
    );
  });

  it('is found on every board at the start', () => {
    for (const variant of oneOfEachName)
      expect(found(variant, variant.start, WHITE).tried, variant.id).toBeGreaterThan(0);
  });
});

/**
 * The sites on which a piece of a side stands after one of its legal moves and none stood before, unless the side has more
 * pieces then: so one has come onto the board.
 */
function goalsOf(variant: Variant, position: Position, side: Side): ReadonlySet<Site> {
  const goals = new Set<Site>();
  if (variant.status(position, []).outcome) return goals;
  const start = withTurn(variant, position, side);
  const own = ({ board }: Position) =>
    [...board.keys()].filter((site) => belongsTo(pieceAt(board, site), side));
  const before = own(position);
  for (const move of variant.status(start, []).moves) {
    const after = own(variant.play(start, move));
    if (after.length <= before.length) for (const site of after) if (!before.includes(site)) goals.add(site);
  }
  return goals;
}
