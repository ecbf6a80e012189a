import { Unzlib, zlibSync } from 'fflate';

/** The bytes compressed, in zlib's format: its checksum tells damage. */
export const deflate = (bytes: Uint8Array): Uint8Array => zlibSync(bytes, { level: 9 });

export interface Inflation {
  readonly bytes: Uint8Array;
  /** Whether these are all, and unchanged. */
  readonly isWhole: boolean;
}

/** What compressed bytes unfold to, as far as they are undamaged; null when that is more than `most` bytes. */
export function inflate(bytes: Uint8Array, most: number): Inflation | null {
  const all = unfolded(bytes, most);
  if (all.fault === 'too much') return null;
  if (all.fault === null && all.bytes.length > 0)
    return { bytes: all.bytes, isWhole: isComplete(bytes, all.bytes) };
  if (isStored(bytes)) return { bytes: bytes.subarray(STORED_CONTENT), isWhole: false };
  // What comes before a damaged byte can be read. The longest beginning that unfolds is found by halving.
  let [whole, broken] = [0, bytes.length];
  while (broken - whole > 1) {
    const middle = (whole + broken) >> 1;
    if (unfolded(bytes.subarray(0, middle), most).fault === null) whole = middle;
    else broken = middle;
  }
  return { bytes: unfolded(bytes.subarray(0, whole), most).bytes, isWhole: false };
}

/** Where the content of a block begins that is not compressed: after the format's head and the block's. */
const STORED_CONTENT = 7;

/** Whether bytes begin with a block that was stored as it is, since compressing would not have made it shorter. */
const isStored = (bytes: Uint8Array): boolean => ((bytes[2] ?? 0xff) & 0b110) === 0;

/** Compressed bytes that are read at a time: a few unfold to a thousand times as many. */
const PIECE = 1024;

interface Unfolded {
  readonly bytes: Uint8Array;
  readonly fault: 'damage' | 'too much' | null;
}

/** What bytes unfold to, be they all or a beginning. */
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

/** Bytes of the checksum, at the end. */
const CHECKSUM = 4;

/** Whether the checksum at the end of compressed bytes is that of what they unfold to. */
function isComplete(compressed: Uint8Array, content: Uint8Array): boolean {
  if (compressed.length < CHECKSUM) return false;
  const end = compressed.subarray(-CHECKSUM);
  return new DataView(end.buffer, end.byteOffset).getUint32(0) === adler32(content);
}

/** The greatest prime below 2 to the 16th. */
const MODULUS = 65_521;

/** The checksum of RFC 1950, which the library does not compare. */
function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % MODULUS;
    b = (b + a) % MODULUS;
  }
  return b * 65_536 + a;
}
