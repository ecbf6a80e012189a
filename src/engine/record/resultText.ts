/** Results as we write them, and the words with which outcomes begin. */
export const winners: ReadonlyMap<string, string> = new Map([
  ['1-0', 'w'],
  ['0-1', 'b'],
  ['1/2-1/2', 'draw'],
]);

/** The game is not over. */
export const NO_RESULT = '*';

/**
 * A result as people write it: with any hyphen or dash, with spaces around it, with `½` for a half, and with
 * a single half for a draw.
 */
export const RESULT =
  /(?:1[ \t]?[-‐-―−][ \t]?0|0[ \t]?[-‐-―−][ \t]?1|(?:1\/2|½)(?:[ \t]?[-‐-―−][ \t]?(?:1\/2|½))?)(?![\w/½‐-―−-])|\*/y;

/** A result as we write it, for one as people write it; a text that is none stays as it is. */
export function resultOf(text: string): string {
  const result = text
    .replaceAll(/[ \t]/g, '')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll('½', '1/2');
  return result === '1/2' ? '1/2-1/2' : result;
}
