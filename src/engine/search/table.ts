/**
 * What a search remembers of positions. Positions of the same slot replace each other, so nothing can be relied
 * on to be there. All of an entry lies in one place, because memory far apart is slow to read; for the same reason
 * only as many slots are in use as the entries need.
 */
export interface Table {
  /**
   * Four numbers an entry: the two halves of the key; score and best move; depth, bound and age.
   */
  readonly entries: Int32Array;
  /**
   * Which slots have an entry, one bit each. Most positions that are looked for have none, and these bits, unlike the
   * entries, are few enough to be at hand.
   */
  readonly filled: Int32Array;
  /** The slots in use are those from 0 up to this. */
  mask: number;
  /** How many of them have an entry. */
  taken: number;
  /** Of no use but that something must become of what is read. */
  fetched: number;
}

/** No best move is known. */
export const NO_MOVE = -1;

/** The score is not known at all; only the best move is. */
export const NONE = 1;
/** The truth is the score or more. */
export const LOWER = 2;
/** The truth is the score or less. */
export const UPPER = 3;
export const EXACT = 4;

/** Numbers in an entry, as a shift. */
const WIDTH = 2;
const ENTRY_BYTES = 16;
const BYTES_PER_MEGABYTE = 1 << 20;
const SMALLEST = 1 << 10;
/** Twice as many slots come into use when this share of them is taken, as a shift: seldom are two in each other's way. */
const FULL_SHARE = 3;

/** An empty table of at most so many megabytes, and of a thousand entries at least. */
export function newTable(megabytes: number): Table {
  let size = SMALLEST;
  while (2 * size * ENTRY_BYTES <= megabytes * BYTES_PER_MEGABYTE) size *= 2;
  const entries = new Int32Array(size << WIDTH);
  return { entries, filled: new Int32Array(size >> 5), mask: SMALLEST - 1, taken: 0, fetched: 0 };
}

/** Takes all entries out of a table. */
export function clearTable(table: Table): void {
  table.filled.fill(0);
  table.mask = SMALLEST - 1;
  table.taken = 0;
}

/** Where the entry of a position is, or -1 if there is none. */
export function findEntry(table: Table, low: number, high: number): number {
  const slot = slotFor(low, high, table.mask);
  if (isEntryOf(table, slot, low, high)) return slot;
  const other = neighbour(slot);
  return isEntryOf(table, other, low, high) ? other : -1;
}

const isEntryOf = (table: Table, slot: number, low: number, high: number): boolean =>
  isFilled(table, slot) && table.entries[slot] === low && table.entries[slot + 1] === high;

const isFilled = ({ filled }: Table, slot: number): boolean =>
  (((filled[slot >> (WIDTH + 5)] ?? 0) >> (slot >> WIDTH)) & 1) === 1;

/** Notes that a slot has an entry now, or that it has none any more. */
function noteChange({ filled }: Table, slot: number): void {
  const word = slot >> (WIDTH + 5);
  filled[word] = (filled[word] ?? 0) ^ (1 << (slot >> WIDTH));
}

/**
 * Begins to read the entry of a position, so that it is at hand when it is looked for a little later: memory is slow,
 * but the processor goes on with other things in the meantime.
 */
export function fetchEntry(table: Table, low: number, high: number): void {
  const slot = slotFor(low, high, table.mask);
  if (isFilled(table, slot) || isFilled(table, neighbour(slot))) table.fetched = table.entries[slot] ?? 0;
}

const slotFor = (low: number, high: number, mask: number): number => ((low ^ (high >>> 7)) & mask) << WIDTH;

/** The other slot for the same positions. */
const neighbour = (slot: number): number => slot ^ (1 << WIDTH);

export const scoreAt = ({ entries }: Table, entry: number): number => (entries[entry + 2] ?? 0) >> 16;

/** The best move, by its index among the position's moves; `NO_MOVE` if none is known. */
export const moveAt = ({ entries }: Table, entry: number): number => ((entries[entry + 2] ?? 0) << 16) >> 16;

/** How deep the search below the position went. */
export const depthAt = ({ entries }: Table, entry: number): number => (entries[entry + 3] ?? 0) >> 16;

/** How the score bounds the truth. */
export const boundAt = ({ entries }: Table, entry: number): number => ((entries[entry + 3] ?? 0) >> 8) & 0xff;

/** The search that wrote the entry, by a number that comes again after 256 searches. */
export const ageAt = ({ entries }: Table, entry: number): number => (entries[entry + 3] ?? 0) & 0xff;

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
  const { entries, mask } = table;
  let entry = findEntry(table, low, high);
  const kept = entry !== -1 && move === NO_MOVE ? moveAt(table, entry) : move;
  if (entry === -1) {
    entry = slotFor(low, high, mask);
    if (worthOf(table, neighbour(entry), age) < worthOf(table, entry, age)) entry = neighbour(entry);
    if (!isFilled(table, entry)) {
      noteChange(table, entry);
      table.taken++;
    }
    entries[entry] = low;
    entries[entry + 1] = high;
  }
  entries[entry + 2] = (score << 16) | (kept & 0xffff);
  entries[entry + 3] = (depth << 16) | (bound << 8) | age;
  if (table.taken > (mask + 1) >> FULL_SHARE) grow(table);
}

/** Takes as many slots more into use as there are, if there is room, and moves the entries that belong there now. */
function grow(table: Table): void {
  const { entries } = table;
  const end = (table.mask + 1) << WIDTH;
  if (2 * end > entries.length) return;
  table.mask = 2 * table.mask + 1;
  for (let entry = 0; entry < end; entry += 1 << WIDTH) {
    if (!isFilled(table, entry)) continue;
    if ((slotFor(entries[entry] ?? 0, entries[entry + 1] ?? 0, table.mask) & end) === 0) continue;
    for (let i = entry; i < entry + (1 << WIDTH); i++) entries[i + end] = entries[i] ?? 0;
    noteChange(table, entry);
    noteChange(table, entry + end);
  }
}

/** How much is lost if an entry is overwritten. */
function worthOf(table: Table, entry: number, now: number): number {
  if (!isFilled(table, entry)) return -2000;
  return (ageAt(table, entry) === now ? 0 : -1000) + depthAt(table, entry);
}
