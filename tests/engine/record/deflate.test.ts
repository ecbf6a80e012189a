import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { deflate } from '../../../src/engine/record/deflate.ts';
import { inflate } from '../../../src/engine/record/inflate.ts';
import { stored } from '../../../src/engine/record/stored.ts';

/** Far more than any content here. */
const MOST = 100_000;

/** That many moves in bytes, no two alike. */
const moves = (count: number): Uint8Array =>
  new TextEncoder().encode(Array.from({ length: count }, (_, i) => `m${String((i * 7919) % 10007)}`).join());

/** Bytes without any pattern, so that they cannot be compressed. */
function noise(count: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length: count }, () => (state = (state * 48_271) % 2_147_483_647) >> 8);
}

/** More than is decompressed at a time. */
const long = moves(1000);
const contents = [
  ['few bytes', moves(30)],
  ['many bytes', long],
  ['bytes that are stored as they are', noise(300)],
] as const;

/** Bytes as a text, which is faster to compare. */
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** What compressed bytes give, as a text. */
function inflated(compressed: Uint8Array) {
  const read = inflate(compressed, MOST);
  return { text: read && textOf(read.bytes), damage: read?.damage };
}

test.each(contents)('%s come out as they went in', (_, bytes) => {
  expect(inflated(deflate(bytes))).toEqual({ text: textOf(bytes), damage: null });
});

test.each([...contents, ['no bytes', moves(0)], ['more than a block holds', moves(15_000)]] as const)(
  '%s come out as they went in, not compressed either',
  (_, bytes) => {
    expect(inflated(stored(bytes))).toEqual({ text: textOf(bytes), damage: null });
  },
);

test('bytes come out only if there are no more than was said', () => {
  expect(inflate(deflate(long), long.length)?.bytes).toHaveLength(long.length);
  expect(inflate(deflate(long), long.length - 1)).toBeNull();
});

test.each(contents)('of %s that were cut off there is a beginning, which is not the whole', (_, bytes) => {
  const compressed = deflate(bytes);
  const lengths = [0, 0.25, 0.5, 0.75, 0.99].map((share) => {
    const { text, damage } = inflated(compressed.slice(0, Math.floor(share * compressed.length)));
    expect(damage).toBe('cut');
    expect(textOf(bytes).startsWith(text ?? 'nothing')).toBe(true);
    return text?.length ?? 0;
  });
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(lengths[0]).toBe(0);
  expect(lengths[2]).toBeGreaterThan(0.2 * bytes.length);
  expect(lengths[4]).toBeGreaterThan(0.9 * bytes.length);
});

test.each(contents)(
  'of %s a part of the checksum is enough to tell a cut from another damage',
  (_, bytes) => {
    const compressed = deflate(bytes);
    for (const missing of [1, 2, 3, 4]) {
      const part = compressed.slice(0, -missing);
      expect(inflated(part)).toEqual({ text: textOf(bytes), damage: 'cut' });
      const wrong = part.with(-1, (part.at(-1) ?? 0) ^ 1);
      if (missing < 4) expect(inflated(wrong)).toEqual({ text: textOf(bytes), damage: 'altered' });
    }
  },
);

test('what follows the checksum does not matter', () => {
  expect(inflated(Uint8Array.from([...deflate(moves(30)), 1, 2, 3]))).toEqual({
    text: textOf(moves(30)),
    damage: null,
  });
});

describe('of damaged bytes', () => {
  test('everything before the damage can be read', () => {
    const compressed = deflate(long);
    const place = Math.floor(0.75 * compressed.length);
    const { text, damage } = inflated(compressed.slice().fill(0xff, place, place + 40));
    expect(damage).toBe('altered');
    const share = Math.floor(0.7 * long.length);
    expect(text?.slice(0, share)).toBe(textOf(long.slice(0, share)));
  });

  test('it is known that they are damaged even if all of them can be read', () => {
    const compressed = deflate(long);
    const last = compressed.length - 1;
    const { text, damage } = inflated(compressed.with(last, (compressed[last] ?? 0) ^ 1));
    expect({ isAll: text === textOf(long), damage }).toEqual({ isAll: true, damage: 'altered' });
  });

  test('nothing can be read if they were never compressed', () => {
    expect(inflated(long)).toEqual({ text: '', damage: 'altered' });
  });
});
