import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameOf, rulebooks } from '../support/rulebooks.ts';

test.each(rulebooks.map((rulebook) => [nameOf(rulebook), rulebook] as const))(
  'the document about %s tells every reading with the other one, as the rulebook does',
  (name, { rulings }) => {
    const document = readFileSync(`docs/rules/${name}.md`, 'utf8').replace(/\s+/g, ' ');
    const missing = rulings
      .map(({ question, ours, other }) => `**${question}** ${ours} _The other reading:_ ${other}`)
      .filter((told) => !document.includes(told));
    expect(missing).toEqual([]);
  },
);
