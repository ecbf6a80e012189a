import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { at } from '../../../src/engine/at.ts';
import { outcomeOf } from '../../../src/engine/game/game.ts';
import { variantNamed } from '../../support/registry.ts';
import { openedLink, readLink } from '../../../src/engine/record/link.ts';
import { LONGEST_NAME } from '../../../src/engine/record/seats.ts';
import { writeLink } from '../../../src/engine/record/writeLink.ts';
import type { GameRecord } from '../../../src/engine/record/record.ts';
import { refusalOf, sentenceOf, valueOf } from '../../support/result.ts';
import { say } from '../../../src/words/say.ts';

const record: GameRecord = {
  variant: 'chess99',
  rules: 1,
  players: ['Ann', 'Bob'],
  start: '9/9/9/4k4/5K3/9/9/p8/9 w - 30',
  actions: ['f5-e5', 'a2-a1'],
  ending: 'draw agreement',
  cursor: 1,
};
const plain: GameRecord = { variant: 'chess99', rules: 1, players: ['', ''], actions: [] };
const identity = { id: 'aB-9_z', revision: 12 };

const chess99 = variantNamed('chess99');
const hex39 = variantNamed('hex39');

/** A link that holds any text at all, as only a forger would make it. */
const forged = (text: string | Uint8Array): string => deflateSync(text).toString('base64url');
const forgedHead = (changes: Record<string, unknown>): string =>
  forged(`${JSON.stringify({ rules: 1, ...changes })}\n`);

/** A link that was changed on the way: its checksum is of something else. */
function altered(text: string): string {
  const bytes = deflateSync(text);
  return Buffer.from(bytes.with(-1, at([...bytes], bytes.length - 1) ^ 1)).toString('base64url');
}
/** A link of which the end is missing. */
const cutShort = (text: string): string => deflateSync(text).subarray(0, -2).toString('base64url');

const writing = (record: GameRecord) => writeLink(chess99, record);
const reading = (link: string) => readLink(chess99, link);

describe('a link', () => {
  test.each([
    ['everything that a record can hold', record],
    ['a game not yet begun', plain],
    ['names in any script', { ...record, players: ['Łucja 🦔', '"\\\n'] } satisfies GameRecord],
    ['a look at the start', { ...record, cursor: 0 } satisfies GameRecord],
    ['one name only', { ...plain, players: ['', 'Bob'] } satisfies GameRecord],
    ['the longest names', { ...plain, players: ['x'.repeat(LONGEST_NAME), ''] } satisfies GameRecord],
    ['which game it is, and how far it had come', { ...record, identity }],
    ['a very long game', { ...plain, actions: Array<string>(2000).fill('e1~f1') } satisfies GameRecord],
  ])('brings back %s', (_, record) => {
    expect(valueOf(reading(writing(record)))).toEqual({ record, damage: null });
  });

  test('consists of letters, digits, - and _ in every game', () => {
    for (let i = 0; i < 50; i++)
      expect(writing({ ...record, players: ['?>~'.repeat(i % 13), String(i)] })).toMatch(/^[\w-]+$/);
  });

  test('does not say which variant it is for', () => {
    const empty = { ...plain, variant: 'hex39' };
    expect(writeLink(hex39, empty)).toBe(writing(plain));
    expect(valueOf(readLink(hex39, writing(plain))).record).toEqual(empty);
  });

  test('leaves out default values', () => {
    expect(writing(plain).length).toBeLessThan(writing(record).length / 2);
    expect(inflateSync(Buffer.from(writing(plain), 'base64url')).toString()).toBe('{"rules":1}\n');
  });

  test('leaves out an identity that could not be read again', () => {
    expect(writing({ ...plain, identity: { id: 'not an id', revision: 12 } })).toBe(writing(plain));
    expect(writing({ ...plain, identity: { id: 'a', revision: -1 } })).toBe(writing(plain));
  });

  test('with an identity that is not valid is read as a game of its own', () => {
    expect(valueOf(reading(forgedHead({ game: ['not an id', 12] })))).toEqual({
      record: plain,
      damage: null,
    });
  });

  test('that is whole opens as the game that was written, at the move that was on view', () => {
    const { game, ...rest } = valueOf(openedLink(chess99, writing({ ...record, identity })));
    expect(game.steps.map(({ action }) => action)).toEqual(record.actions);
    expect(rest).toEqual({ players: ['Ann', 'Bob'], cursor: 1, stopped: null, identity });
  });

  test('of a game under newer rules does not open, and says so', () => {
    expect(refusalOf(openedLink(chess99, writing({ ...plain, rules: 99 })))).toMatch(
      /newer rules of Chess 99/,
    );
  });
});

describe('a damaged link', () => {
  const actions = [...'abcdefghi'].flatMap((file) => [`${file}2-${file}3`, `${file}8-${file}6`]);

  test('that is cut anywhere shows the game as far as it can be read, and says so', () => {
    const link = writing({ ...plain, actions });
    const lengths = new Set<number>();
    for (let length = 0; length < link.length; length++) {
      const replay = openedLink(chess99, link.slice(0, length));
      if (!replay.ok) {
        expect(say(replay.message)).toMatch(/damaged/);
        continue;
      }
      const { game, stopped } = replay.value;
      expect(game.steps.map(({ action }) => action)).toEqual(actions.slice(0, game.steps.length));
      expect(sentenceOf(stopped)).toContain(`This link is damaged: its end is missing.`);
      const [side, move] = [
        game.steps.length % 2 === 0 ? 'Black' : 'White',
        Math.ceil(game.steps.length / 2),
      ];
      expect(sentenceOf(stopped)).toContain(
        move === 0 ? 'Only the start of the game is shown,' : `up to ${side}’s move\u00a0${String(move)},`,
      );
      lengths.add(game.steps.length);
    }
    expect(lengths.size).toBeGreaterThan(2);
  });

  test('is recognized when any letter of it was changed', () => {
    const link = writing(record);
    for (let place = 0; place < link.length; place++) {
      const letter = link[place] === 'A' ? 'B' : 'A';
      const read = reading(link.slice(0, place) + letter + link.slice(place + 1));
      // The last letter may have spare bits, which hold nothing.
      if (read.ok && read.value.damage === null) expect(read.value.record).toEqual(record);
      if (!read.ok) expect(say(read.message)).toMatch(/damaged/);
    }
  });

  test('that was changed shows what can be read of it, and says that this may not be what was played', () => {
    const { game, stopped, ...rest } = valueOf(openedLink(chess99, altered('{"rules":1}\ne2-e4\ne8-e6\n')));
    expect(game.steps.map(({ action }) => action)).toEqual(['e2-e4', 'e8-e6']);
    expect(rest).toEqual({ players: ['', ''], cursor: 2 });
    expect(sentenceOf(stopped)).toBe(
      'This link is damaged: it was changed on the way. The game is shown up to Black’s move\u00a01, but what is shown may not be what was played.',
    );
  });

  test('never shows a move that was not played without saying so', () => {
    const link = writing({ ...plain, players: ['Ann', ''], actions });
    for (let place = 0; place < link.length; place++)
      for (const letter of ['A', 'n', '_']) {
        const replay = openedLink(chess99, link.slice(0, place) + letter + link.slice(place + 1));
        if (!replay.ok) continue;
        const { game, players, stopped } = replay.value;
        const played = game.steps.map(({ action }) => action);
        const isRight = String(played) === String(actions.slice(0, played.length)) && players[0] === 'Ann';
        if (!isRight) expect(sentenceOf(stopped)).toMatch(/may not be what was played/);
        if (stopped === null) expect(played).toEqual(actions);
      }
  });

  test.each([
    ['newer rules', '{"rules":99}\ne2-e4\n'],
    ['a start that is no position', '{"rules":1,"start":"9/9 w"}\ne2-e4\n'],
    ['a head that is no head', '{"rules":1;}\ne2-e4\n'],
    ['more moves than a game', `{"rules":1}\n${'e1~f1\n'.repeat(5001)}`],
    ['no moves that can be played', '{"rules":1}\ne2-e9\n'],
  ])('is not believed when it tells of %s', (_, text) => {
    expect(refusalOf(openedLink(chess99, altered(text)))).toMatch(/^This link is damaged/);
    expect(refusalOf(openedLink(chess99, cutShort(text)))).toMatch(/^This link is damaged/);
  });

  test('that breaks off after a move that cannot be played was also changed', () => {
    expect(sentenceOf(valueOf(openedLink(chess99, cutShort('{"rules":1}\ne2-e4\ne8-e2\n'))).stopped)).toMatch(
      /White’s move\s1, but what is shown may not be what was played/,
    );
  });

  test('does not tell how the game ended, if moves may be missing', () => {
    const link = writing({ ...plain, actions, ending: 'w resignation' });
    const { game, stopped } = valueOf(openedLink(chess99, link.slice(0, -12)));
    expect(stopped).not.toBeNull();
    expect(outcomeOf(game)).toBeNull();
  });

  test('is whole if something was only added to it', () => {
    const link = writing({ ...plain, actions });
    for (const more of ['_', 'A', '__', 'and-more-words'])
      expect(valueOf(openedLink(chess99, link + more)).stopped).toBeNull();
  });

  test.each(['!', 'a b', 'ä', '====', '+/+/', '%20', 'A'])(
    'is refused when it is not a link at all: %s',
    (link) => {
      expect(refusalOf(reading(link))).toMatch(/damaged/);
    },
  );
});

describe('a forged link is refused', () => {
  test('when it is too long', () => {
    expect(refusalOf(reading('A'.repeat(1_000_000)))).toMatch(/far too long/);
    expect(refusalOf(reading('A'.repeat(40_001)))).toMatch(/far too long/);
    expect(refusalOf(reading('A'.repeat(40_000)))).toMatch(/damaged/);
  });

  test('when it unpacks to far more than a game', () => {
    const bomb = forgedHead({ start: 'a'.repeat(10_000_000) });
    expect(bomb.length).toBeLessThan(20_000);
    expect(refusalOf(reading(bomb))).toMatch(/damaged/);
  });

  test('when it holds no text', () => {
    expect(reading(forged(Uint8Array.of(0x22, 0xff, 0xfe, 0x22, 0x0a))).ok).toBe(false);
  });

  test.each(['', 'e2-e4', 'null', '1', '[]', '"text"', '{', '{}', '{"start":""}', '['.repeat(90_000)])(
    'when it does not hold a game: %.20s',
    (text) => {
      expect(refusalOf(reading(forged(`${text}\n`)))).toBe('This link does not hold a game.');
    },
  );

  test.each([
    ['rules before the first', { rules: 0 }],
    ['rules in between', { rules: 1.5 }],
    ['rules in words', { rules: '1' }],
    ['one player', { players: ['Ann'] }],
    ['three players', { players: ['Ann', 'Bob', 'Cid'] }],
    ['a player with a very long name', { players: ['x'.repeat(LONGEST_NAME + 1), ''] }],
    ['a player without a name', { players: [null, ''] }],
    ['a start that is no text', { start: 1 }],
    ['actions in its first line', { actions: 'e2-e4' }],
    ['an end that is no text', { ending: { winner: 'w' } }],
    ['a look before the start', { cursor: -1 }],
    ['a look between two moves', { cursor: 0.5 }],
    ['something unheard of', { html: '<b>' }],
  ])('when it has %s', (_, changes) => {
    expect(refusalOf(reading(forgedHead(changes)))).toBe('This link does not hold a game.');
  });

  test('when it tries to reach into objects', () => {
    expect(reading(forged('{"rules":1,"__proto__":{"start":"x"}}\n')).ok).toBe(false);
    expect('start' in {}).toBe(false);
  });

  test('when it has more moves than a game', () => {
    const many = Array<string>(5001).fill('e1~f1');
    const few = valueOf(reading(writing({ ...plain, actions: many.slice(1) })));
    expect(few.record.actions).toHaveLength(5000);
    const link = writing({ ...plain, actions: many });
    expect(refusalOf(reading(link))).toMatch(/more moves than a game/);
  });
});

test.each(['', 'x'])(
  'a long text comes out whole, with multi-byte letters at any offset: “%s…”',
  (beginning) => {
    const start = beginning + 'é'.repeat(40_000);
    expect(valueOf(reading(forgedHead({ start }))).record.start).toBe(start);
  },
);

test('reading a link does not play it: any actions come out as they went in', () => {
  const { record } = valueOf(reading(forged('{"rules":1}\nz9-z10  <script>\n\n')));
  expect(record.actions).toEqual(['z9-z10  <script>', '']);
});
