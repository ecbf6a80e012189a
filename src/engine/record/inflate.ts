import { Inflate, Unzlib } from 'fflate';
import { adler32 } from './adler32.ts';

/**
 * What happened to compressed bytes on the way: their end was cut off, so that what is left is right, or bytes
 * were changed, so that nothing of them is certain. Null if they are as they were written.
 */
export type Damage = 'cut' | 'altered' | null;

export interface Inflation {
  readonly bytes: Uint8Array;
  readonly damage: Damage;
}

/** The decompressed bytes, as far as they can be read; null if there are more than `most` of them. */
export function inflate(bytes: Uint8Array, most: number): Inflation | null {
  const all = unfolded(bytes, most);
  if (all.fault === 'too much') return null;
  if (all.fault === 'damage') return { bytes: beginningOf(bytes, most), damage: 'altered' };
  // Most are whole, and to find where the content ends takes long.
  if (damageIn(bytes.subarray(-CHECKSUM), all.bytes) === null) return { bytes: all.bytes, damage: null };
  const end = contentEnd(bytes);
  if (end !== null) return { bytes: all.bytes, damage: damageIn(bytes.subarray(end), all.bytes) };
  return { bytes: isStored(bytes) ? bytes.subarray(STORED_CONTENT) : all.bytes, damage: 'cut' };
}

/**
 * What can be read before a damaged byte. A binary search finds the longest beginning that decompresses.
 */
function beginningOf(bytes: Uint8Array, most: number): Uint8Array {
  let [whole, broken] = [0, bytes.length];
  while (broken - whole > 1) {
    const middle = (whole + broken) >> 1;
    if (unfolded(bytes.subarray(0, middle), most).fault === null) whole = middle;
    else broken = middle;
  }
  return unfolded(bytes.subarray(0, whole), most).bytes;
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

/** The length of the format's header. */
const HEADER = 2;

/**
 * Where the compressed content ends and its checksum begins; null if it does not end. A binary search finds the
 * shortest beginning that reaches the end.
 */
function contentEnd(bytes: Uint8Array): number | null {
  if (!isEnded(bytes)) return null;
  let [short, ended] = [HEADER, bytes.length];
  while (ended - short > 1) {
    const middle = (short + ended) >> 1;
    if (isEnded(bytes.subarray(0, middle))) ended = middle;
    else short = middle;
  }
  return ended;
}

/** Whether bytes that decompress without a fault reach the end of their content. */
function isEnded(bytes: Uint8Array): boolean {
  if (bytes.length <= HEADER) return false;
  try {
    new Inflate(() => undefined).push(bytes.slice(HEADER), true);
    return true;
  } catch {
    return false;
  }
}

/** How many bytes a checksum has. */
const CHECKSUM = 4;

/** What happened to complete content, according to the bytes after it. */
function damageIn(rest: Uint8Array, content: Uint8Array): Damage {
  const right = new Uint8Array(CHECKSUM);
  // The library does not check it.
  new DataView(right.buffer).setUint32(0, adler32(content));
  const shown = rest.subarray(0, CHECKSUM);
  if (shown.some((byte, i) => byte !== right[i])) return 'altered';
  return shown.length < CHECKSUM ? 'cut' : null;
}
