import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionAt } from '../../../../src/engine/game/game.ts';
import { applyEffects } from '../../../../src/engine/rules/effect.ts';
import { kindOf } from '../../../../src/engine/rules/piece.ts';
import { otherSide } from '../../../../src/engine/rules/side.ts';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { games } from '../../../support/randomGame.ts';
import { runs } from '../../../support/runs.ts';

test('every action leads to what its effects say', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(games(60, ben39), (game) => {
      for (let ply = 0; ply <= game.steps.length; ply++) {
        const position = { ...ben39.start, ...positionAt(game, ply) };
        for (const [i, move] of ben39.status(position, []).moves.entries()) {
          // Drops are many and much alike.
          if (move.kind === 'drop' && i % 20 !== 0) continue;
          seen.add(move.kind);
          const effects = ben39.effects(position, move);
          const after = ben39.play(position, move);
          const hands = position.hands.map((held) => [...held]);
          for (const effect of effects) {
            const held = effect.kind === 'hand' ? hands[effect.holder] : undefined;
            if (effect.kind !== 'hand' || !held) continue;
            const kind = kindOf(effect.piece);
            held[kind] = (held[kind] ?? 0) + effect.change;
          }
          expect(after.board).toEqual(applyEffects(position.board, effects));
          expect(after.hands).toEqual(hands);
          expect(after.turn).toBe(otherSide(position.turn));
        }
      }
    }),
    { numRuns: runs(10) },
  );
  expect([...seen].sort()).toEqual(['carry', 'drop', 'move', 'rotate', 'teleport']);
});
