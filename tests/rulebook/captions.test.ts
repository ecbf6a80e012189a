import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/rulebook/examples.ts';
import { assertions, findingsIn } from '../support/assertions.ts';
import { linesOf } from '../support/lines.ts';
import { valueOf } from '../support/result.ts';
import { examplesOf, nameOf, rulebooks } from '../support/rulebooks.ts';

describe.each(rulebooks.map((rulebook) => [nameOf(rulebook), rulebook] as const))('%s', (_, rulebook) => {
  test.each(examplesOf(rulebook).map(({ section, example }) => [section.id, example.id, example] as const))(
    '%s: the caption of %s says what its board shows',
    (_section, _id, example) => {
      const game = valueOf(gameOf(rulebook, example));
      const findings = findingsIn(example.caption, assertions, {
        game,
        ahead: linesOf(game, example.claims),
      });
      const untrue = findings.filter(({ holds }) => !holds).map(({ words }) => words);
      expect(untrue, example.caption).toEqual([]);
    },
  );
});
