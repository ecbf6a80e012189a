import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionAt } from '../../../../src/engine/game/game.ts';
import { newMoveList } from '../../../../src/engine/rules/moveList.ts';
import { placementOf } from '../../../../src/engine/rules/placement.ts';
import { SIDES, otherSide } from '../../../../src/engine/rules/side.ts';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { isInCheck } from '../../../../src/engine/variants/ben39/check.ts';
import type { Ben39Move } from '../../../../src/engine/variants/ben39/move.ts';
import { listing } from '../../../../src/engine/variants/ben39/search.ts';
import { games } from '../../../support/randomGame.ts';
import { runs } from '../../../support/runs.ts';

test('nearly all quiet moves that a search takes for checks are, and few others', () => {
  const list = newMoveList<Ben39Move>();
  let [checks, marked, both] = [0, 0, 0];
  fc.assert(
    fc.property(games(60, ben39), (game) => {
      for (let ply = 0; ply <= game.steps.length; ply += 2)
        for (const turn of SIDES) {
          const position = { ...ben39.start, ...positionAt(game, ply), turn };
          const enemy = otherSide(turn);
          if (ben39.status(position, []).outcome || isInCheck(position, enemy)) continue;
          const placement = placementOf(position.board, ben39.kinds.length);
          listing.look(position, placement, list);
          const isAny = listing.markChecks(position, placement, list);
          let count = 0;
          for (let i = 0; i < list.count; i++) {
            const isMarked = listing.isCheckAt(list, i);
            if (isMarked) count++;
            if (listing.isNoisyAt(position, list, i)) continue;
            if (!isInCheck(ben39.play(position, listing.moveAt(list, i)), enemy)) continue;
            checks++;
            if (isMarked) both++;
          }
          expect(isAny).toBe(count > 0);
          marked += count;
        }
    }),
    { numRuns: runs(30) },
  );
  expect(both).toBeGreaterThan(0);
  expect(both).toBeGreaterThan(0.8 * checks);
  expect(both).toBeGreaterThan(0.8 * marked);
});
