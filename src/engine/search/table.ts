/**
 * What a search remembers of positions, in flat arrays. Positions of the same slot replace each other, so
 * nothing can be relied on to be there.
 */
export interface Table {
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly score: Int16Array;
  /** Of the best move among the position's moves; `NO_MOVE` if none is known. */
  readonly move: Int16Array;
  /** How deep the search below the position went. */
  readonly depth: Int8Array;
  /** How the score bounds the truth, by the constants below; 0 in an empty slot. */
  readonly bound: Uint8Array;
  /** The search that wrote the entry, by a number that comes again after 256 searches. */
  readonly age: Uint8Array;
  readonly mask: number;
}

export const NO_MOVE = -1;

/** The score is not known at all; only the best move is. */
export const NONE = 1;
/** The truth is the score or more. */
export const LOWER = 2;
/** The truth is the score or less. */
export const UPPER = 3;
export const EXACT = 4;

/** Bytes of an entry: two halves of a key, score and move, and three bytes. */
const ENTRY_BYTES = 15;
const BYTES_PER_MEGABYTE = 1 << 20;
const SMALLEST = 1 << 10;

/** An empty table of at most so many megabytes, and of a thousand entries at least. */
export function newTable(megabytes: number): Table {
  let size = SMALLEST;
  while (2 * size * ENTRY_BYTES <= megabytes * BYTES_PER_MEGABYTE) size *= 2;
  return {
    low: new Int32Array(size),
    high: new Int32Array(size),
    score: new Int16Array(size),
    move: new Int16Array(size),
    depth: new Int8Array(size),
    bound: new Uint8Array(size),
    age: new Uint8Array(size),
    mask: size - 1,
  };
}

/** Forgets everything. */
export const clearTable = (table: Table): void => void table.bound.fill(0);

/** The slot that has the entry of a position, or -1. */
export function findEntry(table: Table, low: number, high: number): number {
  const slot = (low ^ (high >>> 7)) & table.mask;
  if (isOf(table, slot, low, high)) return slot;
  const other = slot ^ 1;
  return isOf(table, other, low, high) ? other : -1;
}

const isOf = ({ low, high, bound }: Table, slot: number, lowKey: number, highKey: number): boolean =>
  low[slot] === lowKey && high[slot] === highKey && bound[slot] !== 0;

/**
 * Writes an entry into one of its two slots: the one that has the same position, else one of an older search,
 * else the less deep one.
 */
export function writeEntry(
  table: Table,
  low: number,
  high: number,
  age: number,
  depth: number,
  bound: number,
  score: number,
  move: number,
): void {
  let slot = findEntry(table, low, high);
  if (slot === -1) {
    slot = (low ^ (high >>> 7)) & table.mask;
    if (worth(table, slot ^ 1, age) < worth(table, slot, age)) slot ^= 1;
    table.low[slot] = low;
    table.high[slot] = high;
    table.move[slot] = NO_MOVE;
  }
  if (move !== NO_MOVE) table.move[slot] = move;
  table.score[slot] = score;
  table.depth[slot] = depth;
  table.bound[slot] = bound;
  table.age[slot] = age;
}

/** How much is lost if a slot is overwritten. */
function worth({ bound, age, depth }: Table, slot: number, now: number): number {
  if (bound[slot] === 0) return -2000;
  return (age[slot] === now ? 0 : -1000) + (depth[slot] ?? 0);
}
