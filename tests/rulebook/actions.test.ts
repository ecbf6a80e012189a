import { describe, expect, test } from 'vitest';
import type { Claim } from '../../src/rulebook/rulebook.ts';
import { actionWords } from '../../src/words/en/actions.ts';
import { examplesOf, nameOf, rulebooks } from '../support/rulebooks.ts';

const actionsOf = (claim: Claim): readonly string[] => {
  if (claim.kind === 'leads') return claim.actions;
  return claim.kind === 'legal' || claim.kind === 'illegal' ? [claim.action] : [];
};

describe.each(rulebooks.map((rulebook) => [nameOf(rulebook), rulebook] as const))('%s', (_, rulebook) => {
  const kinds = rulebook.variants[0]?.kinds ?? [];
  const words = (action: string) =>
    actionWords(action, (letter) => kinds.find((kind) => kind.letter === letter)?.name ?? '');
  const examples = examplesOf(rulebook).filter(({ section }) => section.id !== 'notation');

  test('the actions of every example have words of their own, without signs', () => {
    for (const { example } of examples) {
      const actions = [...new Set(example.claims.flatMap(actionsOf))];
      for (const action of actions) expect(words(action)).toMatch(/^[\w, ]+$/);
      expect(new Set(actions.map(words)).size, example.id).toBe(actions.length);
    }
  });
});
