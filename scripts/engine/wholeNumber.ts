/** The whole number that a text is, from a least to a most; null if it is none. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
}

/** The most milliseconds, positions and actions that one can ask for: eleven days, a million million, a thousand. */
export const MOST_MS = 1e9;
export const MOST_NODES = 1e12;
export const MOST_DEPTH = 1000;
/** The most lines that one can ask for. */
export const MOST_LINES = 500;
/** Seeds have 32 bits. */
export const MOST_SEED = 2 ** 32 - 1;
