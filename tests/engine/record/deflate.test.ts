import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { deflate, inflate } from '../../../src/engine/record/deflate.ts';

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
  return { text: read && textOf(read.bytes), isWhole: read?.isWhole };
}

test.each(contents)('%s come out as they went in', (_, bytes) => {
  expect(inflated(deflate(bytes))).toEqual({ text: textOf(bytes), isWhole: true });
});

test('bytes come out only if there are no more than was said', () => {
  expect(inflate(deflate(long), long.length)?.bytes).toHaveLength(long.length);
  expect(inflate(deflate(long), long.length - 1)).toBeNull();
});

test.each(contents)('of %s that were cut off there is a beginning, which is not the whole', (_, bytes) => {
  const compressed = deflate(bytes);
  const lengths = [0, 0.25, 0.5, 0.75, 0.99].map((share) => {
    const { text, isWhole } = inflated(compressed.slice(0, Math.floor(share * compressed.length)));
    expect(isWhole).toBe(false);
    expect(textOf(bytes).startsWith(text ?? 'nothing')).toBe(true);
    return text?.length ?? 0;
  });
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(lengths[0]).toBe(0);
  expect(lengths[2]).toBeGreaterThan(0.2 * bytes.length);
  expect(lengths[4]).toBeGreaterThan(0.9 * bytes.length);
});

describe('of damaged bytes', () => {
  test('everything before the damage can be read', () => {
    const compressed = deflate(long);
    const place = Math.floor(0.75 * compressed.length);
    const { text, isWhole } = inflated(compressed.slice().fill(0xff, place, place + 40));
    expect(isWhole).toBe(false);
    const share = Math.floor(0.7 * long.length);
    expect(text?.slice(0, share)).toBe(textOf(long.slice(0, share)));
  });

  test('it is known that they are damaged even if all of them can be read', () => {
    const compressed = deflate(long);
    const last = compressed.length - 1;
    const { text, isWhole } = inflated(compressed.with(last, (compressed[last] ?? 0) ^ 1));
    expect({ isAll: text === textOf(long), isWhole }).toEqual({ isAll: true, isWhole: false });
  });

  test('nothing can be read if they were never compressed', () => {
    expect(inflated(long)).toEqual({ text: '', isWhole: false });
  });
});
