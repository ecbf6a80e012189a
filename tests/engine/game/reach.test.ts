import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentPosition } from '../../../src/engine/game/game.ts';
import { reachOf, reachView } from '../../../src/engine/game/reach.ts';
import { EMPTY } from '../../../src/engine/rules/piece.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';
import { siteNamed } from '../../../src/engine/topology/topology.ts';
import { games } from '../../support/randomGame.ts';
import { variantNamed } from '../../support/registry.ts';
import { runs } from '../../support/runs.ts';

/** The numbers of moves to sites, from a site of a position. */
function reach(
  id: string,
  text: string,
  from: string,
  surroundings: 'as it stands' | 'alone' = 'as it stands',
) {
  const variant = variantNamed(id);
  const position = unwrap(variant.readPosition(text));
  const moves = reachOf(variant, position, siteNamed(variant.topology, from), surroundings);
  return (to: string) => moves.get(siteNamed(variant.topology, to));
}

// . . . . . . k . .   9
// . . . . . . . . .
// . . . . . . . . .
// p . . . . . . . .   6
// R P . . . . . . K   5, with a knight on i1
const WALLED = '6k2/9/9/p8/RP6K/9/9/9/8N w - 1';

describe('the reach of a piece', () => {
  it('counts its own moves to each site', () => {
    const moves = reach('chess99', WALLED, 'i1');
    expect([moves('h3'), moves('g5'), moves('i2'), moves('i1')]).toEqual([1, 2, 3, undefined]);
  });

  it('ends at pieces of its own side, and goes on after a capture', () => {
    const moves = reach('chess99', WALLED, 'a5');
    expect([moves('b5'), moves('a6'), moves('a7'), moves('b6')]).toEqual([undefined, 1, 2, 2]);
  });

  it('has nothing in its way if the piece is alone', () => {
    const moves = reach('chess99', WALLED, 'a5', 'alone');
    expect([moves('b5'), moves('a9'), moves('i9')]).toEqual([1, 1, 2]);
  });

  it('leaves out what the piece never reaches: a bishop of Hex 39 stays on its colour', () => {
    const moves = reach('hex39', '1/4/5/2r3/2B1B2/6/P4/3p/1 w', 'i5', 'alone');
    expect([moves('f6'), moves('f4'), moves('h4'), moves('g9')]).toEqual([1, 1, undefined, undefined]);
  });

  it('in one move is what the piece can do now, on every board', () => {
    fc.assert(
      fc.property(games(30), (game) => {
        const { variant } = game;
        const position = currentPosition(game);
        position.board.forEach((piece, site) => {
          if (piece === EMPTY) return;
          const first = [...reachOf(variant, position, site, 'as it stands')].filter(
            ([, count]) => count === 1,
          );
          const pattern = variant.movementMap(position, site).map((goal) => goal.site);
          for (const [goal] of first) expect(pattern).toContain(goal);
          expect(
            reachView(variant, position, site, 'as it stands').lit.every(({ site: lit }) => lit !== site),
          ).toBe(true);
        });
      }),
      { numRuns: runs(40) },
    );
  });
});
