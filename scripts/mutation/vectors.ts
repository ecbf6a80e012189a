// The conformance vectors as tests. Only the mutation run needs them in this form: `npm test` checks them
// separately, including the long counts that are left out here.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { differences } from '../../tests/support/conformance.ts';

/** Enough to detect a mutant; more would take too long for every mutant that survives. */
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
