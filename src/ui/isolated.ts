/** Letters that run from right to left, and marks that turn what follows round. */
const TURNING =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
const [FIRST_STRONG, END] = ['\u2068', '\u2069'];

/** A name as part of a sentence: however its letters run, what stands beside it keeps its place. */
export const isolated = (name: string): string =>
  TURNING.test(name) ? `${FIRST_STRONG}${name.replaceAll(MARKS, '')}${END}` : name;
