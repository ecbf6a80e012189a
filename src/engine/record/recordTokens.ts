/** A meaningful part of a record text; comments, variations, glyphs and move numbers are skipped. */
export type Token =
  | { readonly kind: 'tag'; readonly name: string; readonly value: string }
  /** A word where a move is expected. */
  | { readonly kind: 'move'; readonly text: string }
  /** More of the same turn follows. */
  | { readonly kind: 'comma' }
  /** The turn is not over, or the first half of the round is left out. */
  | { readonly kind: 'dots' }
  | { readonly kind: 'result'; readonly text: string };

/**
 * The tokens of a text; the time to find each grows only with its own length. A bracket that is never closed
 * is given as a move, which can never be legal.
 */
export function* tokensOf(text: string): Generator<Token> {
  let place = 0;
  while (place < text.length) {
    const end = afterAside(text, place);
    if (end === null) {
      yield { kind: 'move', text: text.slice(place, place + 1) };
      return;
    }
    if (end > place) {
      place = end;
      continue;
    }
    const found = tokenAt(text, place);
    if (found?.token) yield found.token;
    place = found?.end ?? place + 1;
  }
}

/**
 * Spaces, comments to the end of a line, lines for other programs, glyphs as numbers and as signs, stray
 * marks.
 */
const PASSED_OVER = /(?:\s+|;.*|^%.*|\$\d*|[!?#+=-]+(?!\S)|["\]})]+)/my;

/**
 * Where the skipped text at a place ends; the place itself if nothing is skipped, null if the text has no
 * end.
 */
function afterAside(text: string, place: number): number | null {
  if (text[place] === '{') return orNull(text.indexOf('}', place));
  if (text[place] === '(') return afterVariation(text, place);
  return matched(PASSED_OVER, text, place)?.end ?? place;
}

const orNull = (index: number): number | null => (index === -1 ? null : index + 1);

/** Where a variation ends, including all variations and comments inside it; null if it does not end. */
function afterVariation(text: string, place: number): number | null {
  const marks = /[(){;]/g;
  marks.lastIndex = place;
  for (let depth = 0, mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '(') depth++;
    else if (mark[0] === ')') depth--;
    else {
      const close = text.indexOf(mark[0] === '{' ? '}' : '\n', mark.index);
      if (close === -1) return null;
      marks.lastIndex = close + 1;
    }
    if (depth === 0) return marks.lastIndex;
  }
  return null;
}

/** In a value, quotes and backslashes are escaped with a backslash. */
const TAG = /\[[ \t]*(\w+)[ \t]*"((?:[^"\\\r\n]|\\.){0,1000})"[ \t]*\]/y;
const BROKEN_TAG = /\[.*/y;
const RESULT = /(?:1-0|0-1|1\/2-1\/2|½-½)(?![\w/-])|\*/y;
const MOVE_NUMBER = /\d+\s*(?:\.+|…)?/y;
const DOTS = /\.{2,}|…/y;
const WORD = /[^\s,;{}()[\]$…"]+/y;

/** The token at a place, null if the text there has no meaning, and where it ends. */
function tokenAt(text: string, place: number): { token: Token | null; end: number } | null {
  const tag = matched(TAG, text, place);
  if (tag) {
    const [, name = '', value = ''] = tag.match;
    return { token: { kind: 'tag', name, value: value.replaceAll(/\\(.)/g, '$1') }, end: tag.end };
  }
  const nothing = matched(BROKEN_TAG, text, place);
  if (nothing) return { token: null, end: nothing.end };
  if (text[place] === ',') return { token: { kind: 'comma' }, end: place + 1 };
  const result = matched(RESULT, text, place);
  if (result) return { token: { kind: 'result', text: result.match[0] }, end: result.end };
  const number = matched(MOVE_NUMBER, text, place);
  if (number) return { token: null, end: number.end };
  const dots = matched(DOTS, text, place);
  if (dots) return { token: { kind: 'dots' }, end: dots.end };
  const word = matched(WORD, text, place);
  return word && { token: { kind: 'move', text: word.match[0] }, end: word.end };
}

/** The match of a sticky expression at a place; null if there is none. */
function matched(expression: RegExp, text: string, place: number) {
  expression.lastIndex = place;
  const match = expression.exec(text);
  return match && { match, end: expression.lastIndex };
}
