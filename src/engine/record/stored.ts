import { adler32 } from './adler32.ts';

/** The header of zlib's format (RFC 1950), for content that was hardly compressed. */
const HEADER = [0x78, 0x01];

/** The most bytes that an uncompressed block holds (RFC 1951). */
const MOST = 0xffff;

/** The bytes in zlib's format as they are, not compressed. */
export function stored(bytes: Uint8Array): Uint8Array {
  const pieces: number[] = [...HEADER];
  let begin = 0;
  do {
    const block = bytes.subarray(begin, begin + MOST);
    begin += MOST;
    const isLast = begin >= bytes.length ? 1 : 0;
    const { length } = block;
    pieces.push(isLast, ...littleEndian(length), ...littleEndian(MOST - length));
    for (const byte of block) pieces.push(byte);
  } while (begin < bytes.length);
  const sum = adler32(bytes);
  return Uint8Array.from([...pieces, sum >>> 24, sum >>> 16, sum >>> 8, sum].map((byte) => byte & 0xff));
}

const littleEndian = (number: number): readonly [number, number] => [number & 0xff, number >> 8];
