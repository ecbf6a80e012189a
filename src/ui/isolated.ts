/** Right-to-left letters, and marks that change the direction of the text after them. */
const TURNING =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
const [FIRST_STRONG, END] = ['\u2068', '\u2069'];

/** A name for use in a sentence: whatever its direction, the words beside it keep their place. */
export const isolated = (name: string): string =>
  TURNING.test(name) ? `${FIRST_STRONG}${name.replaceAll(MARKS, '')}${END}` : name;
