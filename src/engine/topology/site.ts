/** Anything a piece can stand on, as an index into its topology's `sites`. */
export type Site = number;

/** Stands for no site. */
export const NO_SITE: Site = -1;

/** A displacement on a topology's lattice: columns to the right, rows up. */
export type Vector = readonly [columns: number, rows: number];

/** A point of the drawing: x to the right, y down; the unit is the side of a square. */
export type Point = readonly [x: number, y: number];

export interface SiteShape {
  readonly kind: 'square' | 'crossing' | 'hex';
  /** As in position and action strings: `e4`. */
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly centre: Point;
  /** Corners of the area that belongs to the site, in order. */
  readonly outline: readonly Point[];
  /** How large a piece on it is drawn, in squares. */
  readonly size: number;
  /** Which of the board's colours it has: 0 is the darkest. */
  readonly shade: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The letter of a column in the names of sites; columns count from 0.
 * @throws RangeError beyond the last letter: action strings and links have one letter for a column.
 */
export function columnName(column: number): string {
  const letter = LETTERS[column];
  if (letter === undefined) throw new RangeError(`A board has ${String(LETTERS.length)} columns at most.`);
  return letter;
}
