import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../src/engine/game/game.ts';
import { situationAt } from '../../src/engine/game/situation.ts';
import { gameOf } from '../../src/rulebook/examples.ts';
import { say } from '../../src/words/say.ts';
import { valueOf } from '../support/result.ts';
import { examplesOf, nameOf, rulebooks } from '../support/rulebooks.ts';

describe.each(rulebooks.map((rulebook) => [nameOf(rulebook), rulebook] as const))('%s', (_, rulebook) => {
  test('every hint in the positions of the examples is one or two short sentences with a section', () => {
    const sections = rulebook.sections.map(({ id }) => id);
    const told = examplesOf(rulebook).flatMap(({ example }) => {
      const game = valueOf(gameOf(rulebook, example));
      if (outcomeOf(game)) return [];
      const { variant, position, history, status } = situationAt(game, game.steps.length);
      return variant.hints(position, history, status);
    });
    expect(told.length).toBeGreaterThan(10);
    for (const { id, text, rule } of told) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(say(text)).toMatch(/^[A-Z][^.?]{10,}\.( [A-Z][^.?]{10,}\.)?$/);
      expect(say(text).length).toBeLessThan(112);
      expect(sections).toContain(rule);
    }
  });
});
