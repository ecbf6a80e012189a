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

test('in check a search leaves out only moves after which the king can be captured', () => {
  const list = newMoveList<Ben39Move>();
  let left = 0;
  let all = 0;
  fc.assert(
    fc.property(games(60, ben39), (game) => {
      for (let ply = 0; ply <= game.steps.length; ply++)
        for (const turn of SIDES) {
          const position = { ...ben39.start, ...positionAt(game, ply), turn };
          const { outcome, moves } = ben39.status(position, []);
          if (outcome || !isInCheck(position, turn) || isInCheck(position, otherSide(turn))) continue;
          const placement = placementOf(position.board, ben39.kinds.length);
          listing.look(position, placement, list);
          listing.keepEscapes(position, placement, list);
          const kept = Array.from({ length: list.count }, (_, i) => listing.moveAt(list, i));
          const escapes = moves.filter((move) => !isInCheck(ben39.play(position, move), turn));
          expect(kept.length).toBeGreaterThan(0);
          for (const move of escapes) expect(kept).toContainEqual(move);
          // One is left even if none helps.
          const drops = kept.length > 1 ? kept.filter(({ kind }) => kind === 'drop') : [];
          for (const drop of drops) expect(escapes).toContainEqual(drop);
          left += kept.length;
          all += moves.length;
        }
    }),
    { numRuns: runs(30) },
  );
  expect(left).toBeLessThan(all / 5);
  expect(left).toBeGreaterThan(0);
});
