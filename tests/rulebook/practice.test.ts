import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/game/game.ts';
import { currentPosition, movesAt, outcomeOf, withMove } from '../../src/engine/game/game.ts';
import { gameOf } from '../../src/rulebook/examples.ts';
import { valueOf } from '../support/result.ts';
import { nameOf, rulebooks } from '../support/rulebooks.ts';

/** Whether the side to move can end the game in its turn. */
function canEnd(game: Game): boolean {
  const { turn } = currentPosition(game);
  return movesAt(game, game.steps.length).some((move) => {
    const next = withMove(game, move);
    return outcomeOf(next) !== null || (currentPosition(next).turn === turn && canEnd(next));
  });
}

describe.each(rulebooks.map((rulebook) => [nameOf(rulebook), rulebook] as const))('%s', (_, rulebook) => {
  const positions = rulebook.sections.find(({ id }) => id === 'practice')?.examples ?? [];

  test('has at least three positions to practise, each with an aim', () => {
    expect(positions.length).toBeGreaterThanOrEqual(3);
    for (const { caption } of positions) expect(caption).toMatch(/\b(White|Both):/);
  });

  test.each(positions.map((position) => [position.id, position] as const))(
    '%s cannot be over in the first turn',
    (_id, position) => {
      const game = valueOf(gameOf(rulebook, position));
      expect(outcomeOf(game)).toBeNull();
      expect(canEnd(game)).toBe(false);
    },
  );
});
