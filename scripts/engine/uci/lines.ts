/** More than the longest game and position need. */
const LONGEST = 200_000;

export interface LineReader {
  /** Takes text as it comes, in pieces of any size. */
  readonly read: (text: string) => void;
  /** Takes what is left when the text ends as its last line. */
  readonly end: () => void;
}

/** Cuts text into lines. Of a line that is too long nothing is kept; `onTooLong` hears what is wrong. */
export function lineReader(onLine: (line: string) => void, onTooLong: (problem: string) => void): LineReader {
  let begun = '';
  let isSkipping = false;
  const finish = () => {
    const line = begun;
    begun = '';
    if (!isSkipping) onLine(line);
    isSkipping = false;
  };
  const extend = (text: string) => {
    if (isSkipping) return;
    begun += text;
    if (begun.length <= LONGEST) return;
    begun = '';
    isSkipping = true;
    onTooLong(`A line has at most ${String(LONGEST)} characters.`);
  };
  return {
    read: (text) => {
      const [first = '', ...others] = text.split('\n');
      extend(first);
      for (const other of others) {
        finish();
        extend(other);
      }
    },
    end: () => {
      if (begun !== '') finish();
    },
  };
}
