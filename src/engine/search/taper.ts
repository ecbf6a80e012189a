/*
 * What something is worth depends on how much is left on the board. A search adds up what it is worth at first and at last
 * in one number: the first in its lower half, the last in its upper.
 */

/** What something is worth with everything on the board, and with hardly anything. */
export type Taper = readonly [early: number, late: number];

/** Both in one number: sums of such numbers are those of the sums, as far as these fit into 16 bits. */
export const packed = ([early, late]: Taper): number => late * (1 << 16) + early;

/** What a sum of such numbers comes to where so much is left of all that there was. */
export function mixed(sum: number, left: number, all: number): number {
  const early = (sum << 16) >> 16;
  const late = (sum + (1 << 15)) >> 16;
  return early === late || left >= all ? early : late + ((((early - late) * left) / all) | 0);
}
