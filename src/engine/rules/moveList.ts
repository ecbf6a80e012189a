import type { Move } from './move.ts';

/** The moves of a position as a search lists them: again and again in the same place. */
export interface MoveList<M extends Move = Move> {
  count: number;
  /** The moves as numbers, in variants that have such, with `NOISY` where it belongs; there is room for more. */
  codes: Int32Array;
  /** The moves as they are, in the other variants. */
  moves: readonly M[];
}

const ROOM = 128;

export const newMoveList = <M extends Move>(): MoveList<M> => ({
  count: 0,
  codes: new Int32Array(ROOM),
  moves: [],
});

/** Makes sure that there is room for so many more codes. */
export function reserve(list: MoveList, more: number): void {
  if (list.count + more <= list.codes.length) return;
  const longer = new Int32Array(2 * (list.count + more));
  longer.set(list.codes);
  list.codes = longer;
}

/** Adds a code. */
export function addCode(list: MoveList, code: number): void {
  reserve(list, 1);
  list.codes[list.count++] = code;
}
