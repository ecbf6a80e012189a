import { expect, test } from 'vitest';
import { positionAt } from '../../../../src/engine/game/game.ts';
import { applyEffects } from '../../../../src/engine/rules/effect.ts';
import { kindOf } from '../../../../src/engine/rules/piece.ts';
import { otherSide } from '../../../../src/engine/rules/side.ts';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { randomGame } from '../../../../scripts/bench/randomGames.ts';

/** Games in which all kinds of actions occur. */
const GAMES = [...Array(6).keys()].map((seed) => randomGame(ben39, seed, 60));

test('every action leads to what its effects say', () => {
  const seen = new Set<string>();
  for (const game of GAMES)
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
  expect([...seen].sort()).toEqual(['carry', 'drop', 'move', 'rotate', 'teleport']);
});
