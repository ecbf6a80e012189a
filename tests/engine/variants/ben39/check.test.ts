import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionAt } from '../../../../src/engine/game/game.ts';
import { pieceOf } from '../../../../src/engine/rules/piece.ts';
import { unwrap } from '../../../../src/engine/rules/result.ts';
import { SIDES, otherSide } from '../../../../src/engine/rules/side.ts';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { isInCheck } from '../../../../src/engine/variants/ben39/check.ts';
import { effects } from '../../../../src/engine/variants/ben39/play.ts';
import { KING } from '../../../../src/engine/variants/ben39/pieces.ts';
import { games } from '../../../support/randomGame.ts';
import { runs } from '../../../support/runs.ts';

test('a king is in check exactly if an action of the enemy could capture it', () => {
  fc.assert(
    fc.property(games(60, ben39), (game) => {
      for (let ply = 0; ply <= game.steps.length; ply += 3)
        for (const side of SIDES) {
          const text = ben39.writePosition({
            ...ben39.start,
            ...positionAt(game, ply),
            turn: otherSide(side),
          });
          const position = unwrap(ben39.readPosition(text));
          const { outcome, moves } = ben39.status(position, []);
          if (outcome) continue;
          const isCaptured = moves.some((move) =>
            effects(position, move).some(
              (effect) => effect.kind === 'lift' && effect.piece === pieceOf(KING, side),
            ),
          );
          expect(isInCheck(position, side)).toBe(isCaptured);
        }
    }),
    { numRuns: runs(30) },
  );
});
