import { describe, expect, test } from 'vitest';
import { currentPosition, outcomeOf, pastAt } from '../../src/engine/game/game.ts';
import { gameOf } from '../../src/rulebook/examples.ts';
import { valueOf } from '../support/result.ts';
import { examplesOf, nameOf, rulebooks } from '../support/rulebooks.ts';

describe.each(rulebooks.map((rulebook) => [nameOf(rulebook), rulebook] as const))('%s', (_, rulebook) => {
  test('what is told in the positions of the examples is one sentence with a section', () => {
    const sections = rulebook.sections.map(({ id }) => id);
    const told = examplesOf(rulebook).flatMap(({ example }) => {
      const game = valueOf(gameOf(rulebook, example));
      if (outcomeOf(game)) return [];
      return game.variant.moments(currentPosition(game), pastAt(game, game.steps.length));
    });
    expect(told.length).toBeGreaterThan(10);
    for (const { id, text, rule } of told) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(text).toMatch(/^[A-Z][^.!?]{10,109}\.$/);
      expect(sections).toContain(rule);
    }
  });
});
