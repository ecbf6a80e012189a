// The conformance vectors as tests. Only the mutants of the engine need them in this form: `npm test` checks them by
// itself, and the long counts too that are left out here.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { differences } from '../../tests/support/conformance.ts';

/** Enough to tell a mutant; more would take its time for every mutant that lives. */
const MOST_NODES = 1000;
const MOST_LINES = 40;
const folder = 'tests/vectors';

interface Line {
  readonly kind: string;
  readonly nodes?: number;
}

describe.each(readdirSync(folder).filter((file) => file.endsWith('.jsonl')))('the vectors of %s', (file) => {
  test.each(['reject', 'perft', 'game', 'position'])('of the kind "%s" hold', (wanted) => {
    const lines = readFileSync(`${folder}/${file}`, 'utf8')
      .split('\n')
      .filter((text) => text !== '')
      .map((text) => ({ text, line: JSON.parse(text) as Line }))
      .filter(({ line: { kind, nodes = 0 } }) => kind === wanted && nodes <= MOST_NODES);
    for (const { text } of lines.slice(0, MOST_LINES)) expect(differences(text)).toEqual([]);
  });
});
