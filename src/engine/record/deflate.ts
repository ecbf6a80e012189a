import { Unzlib, zlibSync } from 'fflate';

/** The bytes compressed in zlib's format, whose checksum reveals damage. */
export const deflate = (bytes: Uint8Array): Uint8Array => zlibSync(bytes, { level: 9 });

export interface Inflation {
  readonly bytes: Uint8Array;
  /** Whether the bytes are complete and undamaged. */
  readonly isWhole: boolean;
}

/** The decompressed bytes, as far as they are undamaged; null if there are more than `most` of them. */
export function inflate(bytes: Uint8Array, most: number): Inflation | null {
  const all = unfolded(bytes, most);
  if (all.fault === 'too much') return null;
  if (all.fault === null && all.bytes.length > 0)
    return { bytes: all.bytes, isWhole: isComplete(bytes, all.bytes) };
  if (isStored(bytes)) return { bytes: bytes.subarray(STORED_CONTENT), isWhole: false };
  // Everything before a damaged byte can be read. A binary search finds the longest beginning that
  // decompresses.
  let [whole, broken] = [0, bytes.length];
  while (broken - whole > 1) {
    const middle = (whole + broken) >> 1;
    if (unfolded(bytes.subarray(0, middle), most).fault === null) whole = middle;
    else broken = middle;
  }
  return { bytes: unfolded(bytes.subarray(0, whole), most).bytes, isWhole: false };
}

/** Where the content of an uncompressed block begins: after the headers of the format and of the block. */
const STORED_CONTENT = 7;

/**
 * Whether the bytes begin with a block that was stored uncompressed because compressing would not shorten it.
 */
const isStored = (bytes: Uint8Array): boolean => ((bytes[2] ?? 0xff) & 0b110) === 0;

/** How many compressed bytes are read at a time, because a few can decompress to a thousand times as many. */
const PIECE = 1024;

interface Unfolded {
  readonly bytes: Uint8Array;
  readonly fault: 'damage' | 'too much' | null;
}

/** What bytes decompress to, whether they are complete or only a beginning. */
function unfolded(bytes: Uint8Array, most: number): Unfolded {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const stream = new Unzlib((piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  try {
    for (let place = 0; place < bytes.length; place += PIECE) {
      stream.push(bytes.slice(place, place + PIECE));
      if (length > most) return { bytes: new Uint8Array(), fault: 'too much' };
    }
  } catch {
    return { bytes: new Uint8Array(), fault: 'damage' };
  }
  const all = new Uint8Array(length);
  let end = 0;
  for (const piece of pieces) {
    all.set(piece, end);
    end += piece.length;
  }
  return { bytes: all, fault: null };
}

/** How many bytes at the end are the checksum. */
const CHECKSUM = 4;

/**
 * Whether the checksum at the end of the compressed bytes matches their content, which is not empty: so the
 * bytes are at least as many as those of a checksum.
 */
function isComplete(compressed: Uint8Array, content: Uint8Array): boolean {
  const end = compressed.subarray(-CHECKSUM);
  return new DataView(end.buffer, end.byteOffset).getUint32(0) === adler32(content);
}

/** The greatest prime below 2 to the power of 16. */
const MODULUS = 65_521;

/** The checksum of RFC 1950 (Adler-32), which the library does not check. */
function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % MODULUS;
    b = (b + a) % MODULUS;
  }
  return b * 65_536 + a;
}
