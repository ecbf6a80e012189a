import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../../../src/engine/at.ts';
import { readTreeText } from '../../../src/engine/record/readTreeText.ts';
import { writeTreeText } from '../../../src/engine/record/treeText.ts';
import { registry, variantNamed } from '../../support/registry.ts';

import { playedThrough } from '../../support/playedThrough.ts';
import { readRecordText, writeRecordText } from '../../../src/engine/record/recordText.ts';
import { valueOf } from '../../support/result.ts';

const page = readFileSync('docs/notation.md', 'utf8');
const examples = [...page.matchAll(/^```\n(.*?)^```$/gms)].map(([, text = '']) => text);

test('every game has an example of its record text', () => {
  for (const { id, board } of registry)
    if (board === undefined || board === 'standard-board')
      expect(examples.filter((text) => text.includes(`[Variant "${id}"]`))).not.toEqual([]);
});

const isTree = (text: string): boolean => text.includes('[Played ');

test.each(examples.filter(isTree))('a tree is read completely, and written back unchanged: %s', (text) => {
  const read = at(valueOf(readRecordText(text)), 0);
  const { tree, players, stopped } = valueOf(readTreeText(variantNamed(read.record.variant), read));
  expect(stopped).toBeNull();
  expect(writeTreeText(tree, players)).toBe(text);
});

test.each(examples.filter((text) => !isTree(text)))(
  'an example is read completely, and written back unchanged: %s',
  (text) => {
    const [read, ...others] = valueOf(readRecordText(text));
    expect(others).toEqual([]);
    const replay = read && valueOf(playedThrough(read.record));
    expect(replay?.stopped).toBeNull();
    expect(replay && writeRecordText(replay.game, replay.players, read.tags.get('Date'))).toBe(text);
  },
);
