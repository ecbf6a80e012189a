import { describe, expect, test } from 'vitest';
import { rulebookOf } from '../../src/rulebook/index.ts';
import { searchRulebook } from '../../src/rulebook/search.ts';
import { valueOf } from '../support/result.ts';

describe('a search of the rulebook', () => {
  test('finds sentences that have all its words, in any order and case', async () => {
    const rulebook = valueOf(await rulebookOf('chess99'));
    const found = searchRulebook(rulebook, 'PASSANT knight');
    expect(found.length).toBeGreaterThan(0);
    for (const { title, sentence } of found) {
      expect(`${title} ${sentence}`).toMatch(/passant/i);
      expect(`${title} ${sentence}`).toMatch(/knight/i);
    }
  });

  test('begins with the chapters that have one of its words in their title', async () => {
    const rulebook = valueOf(await rulebookOf('tns'));
    expect(searchRulebook(rulebook, 'king')[0]?.title).toMatch(/king/i);
  });

  test('finds the answers to open questions, too', async () => {
    const rulebook = valueOf(await rulebookOf('ben39'));
    const question = rulebook.rulings[0]?.question ?? '';
    expect(searchRulebook(rulebook, question).map(({ chapter }) => chapter)).toContain('readings');
  });

  test('of nothing, of one letter and of words that no rule has, finds nothing', async () => {
    const rulebook = valueOf(await rulebookOf('hex39'));
    for (const search of ['', '  ', 'a', 'zebra castle xyzzy'])
      expect(searchRulebook(rulebook, search)).toEqual([]);
  });
});
