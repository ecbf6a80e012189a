import { describe, expect, test } from 'vitest';
import { askedGame } from '../../src/embed/askedGame.ts';
import type { Attribute } from '../../src/embed/attributes.ts';
import { readAttributes } from '../../src/embed/attributes.ts';
import { writeTreeLink } from '../../src/engine/record/treeLink.ts';
import { addLine } from '../../src/engine/tree/edits.ts';
import { newTree } from '../../src/engine/tree/tree.ts';
import { valueOf } from '../support/result.ts';
import { embed } from '../../src/words/en/embed.ts';
import { addSentences, say } from '../../src/words/say.ts';
import { variantNamed } from '../support/registry.ts';

addSentences(embed);

type Attributes = Readonly<Partial<Record<Attribute, string>>>;

const read = (given: Attributes) => readAttributes((name) => given[name] ?? null);

/** The sentence in place of a board, and after it why a part of its game is missing. */
async function saidOf(given: Attributes): Promise<string> {
  const asked = read(given);
  if (!asked.ok) return say(asked.message);
  const shown = await askedGame(variantNamed(asked.value.variant), asked.value);
  if (!shown.ok) return say(shown.message);
  return shown.value.stopped ? say(shown.value.stopped) : '';
}

describe('attributes', () => {
  test('are read from an address of the app as from a link of its own', () => {
    const linked = { variant: 'hex39', link: 'abc-_1' };
    expect(read({ link: 'https://oddboard.example/index.html#/play/hex39/abc-_1' })).toMatchObject({
      value: linked,
    });
    expect(read({ link: '#/play/hex39/abc-_1' })).toMatchObject({ value: linked });
    expect(read(linked)).toMatchObject({ value: linked });
    expect(read({ link: 'https://oddboard.example/#/play/hex39' })).toMatchObject({
      value: { variant: 'hex39', link: null },
    });
  });

  test('lead to a tree by an address of Explore, at the node of the link, with all its lines', async () => {
    const hex39 = variantNamed('hex39');
    const tree = addLine(addLine(newTree(hex39), [], ['i3-j4', 'c7-d6']), ['i3-j4'], ['k7-j6', 'e3-d4']);
    const path = ['i3-j4', 'k7-j6'];
    const link = writeTreeLink({ tree, path, players: ['', ''], game: null });
    const asked = valueOf(read({ link: `https://oddboard.example/#/explore/hex39/${link}` }));
    expect(asked).toMatchObject({ variant: 'hex39', link, isTree: true });
    const { game, cursor, controls, lines } = valueOf(await askedGame(hex39, asked));
    expect([game.steps.map(({ action }) => action), cursor, controls]).toEqual([
      [...path, 'e3-d4'],
      2,
      'walk',
    ]);
    expect(lines?.rivalsAfter(['i3-j4'])).toEqual([
      { path: ['i3-j4', 'c7-d6'], text: 'cd6' },
      { path, text: 'kj6' },
    ]);
    expect(lines?.rivalsAfter(['e3-d4'])).toEqual([]);
    const asGame = valueOf(read({ variant: 'hex39', link }));
    expect((await askedGame(hex39, asGame)).ok).toBe(false);
  });

  test('that are empty count as absent, except for those that need no value', () => {
    expect(read({ variant: ' hex39 ', position: '', controls: ' ', flipped: '' })).toMatchObject({
      value: { variant: 'hex39', position: null, controls: null, flipped: true },
    });
  });

  test.each<readonly [Attributes, RegExp]>([
    [{}, /^This board does not say what to show\./],
    [{ variant: 'hex39', link: 'abc', moves: 'ij4' }, /^This board names two things to show\./],
    [{ link: 'https://elsewhere.example/' }, /^This link is not the address of a game in Oddboard\.$/],
    [
      { variant: 'hex39', theme: 'pink' },
      /^“pink” is not a value of theme\. Use auto, light, dark or high-contrast\.$/,
    ],
    [{ variant: 'hex39', controls: 'Walk' }, /^“Walk” is not a value of controls\./],
    [{ variant: 'hex39', ply: '-1' }, /^“-1” is not a value of ply\./],
    [{ variant: 'hex39', lens: 'x-ray' }, /^“x-ray” is not a value of lens\. Use attacked-by-white, /],
    [{ variant: 'hex39', position: 'nonsense' }, /^The game’s first position cannot be read\./],
    [{ variant: 'hex39', link: 'abc' }, /^This link is damaged/],
    [{ variant: 'hex39', moves: 'ij4 zz9' }, /^The game is shown up to White’s move.1\. .*“?zz9/],
  ])('that are wrong are answered with a sentence: %o', async (given, sentence) => {
    expect(await saidOf(given)).toMatch(sentence);
  });

  test('that are right are answered with none', async () => {
    expect(
      await saidOf({ variant: 'hex39', moves: '1. ij4 {opens} cd6 (1... ij6)', lens: 'free-captures' }),
    ).toBe('');
  });
});
