import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LONGEST_NAME, readLink, writeLink } from '../../../src/engine/game/link.ts';
import type { GameRecord } from '../../../src/engine/game/record.ts';
import { refusalOf, valueOf } from '../../support/result.ts';

const record: GameRecord = {
  variant: 'chess99',
  rules: 1,
  players: ['Ann', 'Bob'],
  start: '9/9/9/4k4/5K3/9/9/p8/9 w - 30',
  actions: ['f5-e5', 'a2-a1'],
  ending: 'draw agreement',
  look: 1,
};
const plain: GameRecord = { variant: 'chess99', rules: 1, players: ['', ''], actions: [] };

/** A link that holds any text at all, as nobody but a forger makes them. */
const forged = (text: string | Uint8Array): string => deflateSync(text).toString('base64url');
const forgedContent = (changes: Record<string, unknown>): string =>
  forged(JSON.stringify({ rules: 1, actions: 'e2-e4', ...changes }));

const reading = (link: string) => readLink('chess99', link);

describe('a link', () => {
  test.each([
    ['everything that a record can hold', record],
    ['a game not yet begun', plain],
    ['names in any script', { ...record, players: ['Łucja 🦔', '"\\\n'] } satisfies GameRecord],
    ['a look at the start', { ...record, look: 0 } satisfies GameRecord],
    ['one name only', { ...plain, players: ['', 'Bob'] } satisfies GameRecord],
    ['the longest names', { ...plain, players: ['x'.repeat(LONGEST_NAME), ''] } satisfies GameRecord],
    ['a very long game', { ...plain, actions: Array<string>(2000).fill('e1~f1') } satisfies GameRecord],
  ])('brings back %s', async (_, record) => {
    expect(valueOf(await reading(await writeLink(record)))).toEqual(record);
  });

  test('is made of letters, digits, - and _, whatever the game', async () => {
    for (let i = 0; i < 50; i++)
      expect(await writeLink({ ...record, players: ['?>~'.repeat(i % 13), String(i)] })).toMatch(/^[\w-]+$/);
  });

  test('does not say which variant it is for', async () => {
    expect(await writeLink({ ...record, variant: 'hex39' })).toBe(await writeLink(record));
    expect(valueOf(await readLink('hex39', await writeLink(record))).variant).toBe('hex39');
  });

  test('leaves out what goes without saying', async () => {
    expect((await writeLink(plain)).length).toBeLessThan((await writeLink(record)).length / 2);
  });
});

describe('a link that has suffered is refused', () => {
  test('when it is cut anywhere', async () => {
    const link = await writeLink(record);
    for (let length = 0; length < link.length; length++)
      expect(refusalOf(await reading(link.slice(0, length)))).toMatch(/damaged/);
  });

  test('when any letter of it is changed', async () => {
    const link = await writeLink(record);
    for (let place = 0; place < link.length; place++) {
      const letter = link[place] === 'A' ? 'B' : 'A';
      const read = await reading(link.slice(0, place) + letter + link.slice(place + 1));
      // The last letter may have bits to spare; they hold nothing.
      if (read.ok) expect(read.value).toEqual(record);
    }
  });

  test.each(['!', 'a b', 'ä', '====', '+/+/', '%20', 'A'])('when it is no link at all: %s', async (link) => {
    expect(refusalOf(await reading(link))).toMatch(/damaged/);
  });
});

describe('a forged link is refused', () => {
  test('when it is too long', async () => {
    expect(refusalOf(await reading('A'.repeat(1_000_000)))).toMatch(/far too long/);
    expect(refusalOf(await reading('A'.repeat(20_001)))).toMatch(/far too long/);
    expect(refusalOf(await reading('A'.repeat(20_000)))).toMatch(/damaged/);
  });

  test('when it unfolds to far more than a game', async () => {
    const bomb = forgedContent({ actions: 'a'.repeat(10_000_000) });
    expect(bomb.length).toBeLessThan(20_000);
    expect(refusalOf(await reading(bomb))).toMatch(/damaged/);
  });

  test('when it holds no text', async () => {
    expect(refusalOf(await reading(forged(Uint8Array.of(0x22, 0xff, 0xfe, 0x22))))).toMatch(/damaged/);
  });

  test.each([
    '',
    'e2-e4',
    'null',
    '1',
    '[]',
    '"text"',
    '{',
    '{}',
    '{"rules":1}',
    '{"actions":""}',
    '['.repeat(90_000),
  ])('when what it holds is no game: %.20s', async (text) => {
    expect(refusalOf(await reading(forged(text)))).toBe('This link does not hold a game.');
  });

  test.each([
    ['rules before the first', { rules: 0 }],
    ['rules in between', { rules: 1.5 }],
    ['rules in words', { rules: '1' }],
    ['one player', { players: ['Ann'] }],
    ['three players', { players: ['Ann', 'Bob', 'Cid'] }],
    ['a player with a very long name', { players: ['x'.repeat(LONGEST_NAME + 1), ''] }],
    ['a player without a name', { players: [null, ''] }],
    ['a start that is no text', { start: 1 }],
    ['actions in a list', { actions: ['e2-e4'] }],
    ['an end that is no text', { ending: { winner: 'w' } }],
    ['a look before the start', { look: -1 }],
    ['a look between two moves', { look: 0.5 }],
    ['something unheard of', { html: '<b>' }],
  ])('when it has %s', async (_, changes) => {
    expect(refusalOf(await reading(forgedContent(changes)))).toBe('This link does not hold a game.');
  });

  test('when it tries to reach into objects', async () => {
    const text = '{"rules":1,"actions":"","__proto__":{"start":"x"}}';
    expect((await reading(forged(text))).ok).toBe(false);
    expect('start' in {}).toBe(false);
  });

  test('when it has more moves than a game', async () => {
    const many = Array<string>(5001).fill('a1').join(' ');
    expect(valueOf(await reading(forgedContent({ actions: many.slice(3) }))).actions).toHaveLength(5000);
    expect(refusalOf(await reading(forgedContent({ actions: many })))).toMatch(/more moves than a game/);
  });
});

test.each(['', 'x'])(
  'a long text comes out whole, in wide letters and wherever they begin: “%s…”',
  async (beginning) => {
    const start = beginning + 'é'.repeat(40_000);
    expect(valueOf(await reading(forgedContent({ start }))).start).toBe(start);
  },
);

test('what a link holds is not played: any actions come out as they went in', async () => {
  expect(valueOf(await reading(forgedContent({ actions: 'z9-z10  <script>' }))).actions).toEqual([
    'z9-z10',
    '',
    '<script>',
  ]);
});
