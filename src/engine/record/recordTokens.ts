import { RESULT, resultOf } from './resultText.ts';

/** A meaningful part of a record text; comments, variations, glyphs, move numbers and dots are skipped. */
export type Token =
  | { readonly kind: 'tag'; readonly name: string; readonly value: string }
  /** A word where a move is expected. */
  | { readonly kind: 'move'; readonly text: string }
  /** The turn is not over. */
  | { readonly kind: 'comma' }
  /** As we write it. */
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
    if (found.token) yield found.token;
    place = found.end;
  }
}

/**
 * Spaces, comments to the end of a line, lines for other programs, glyphs as signs, dots, the `$` before the
 * number of a glyph, stray marks.
 */
const PASSED_OVER = /(?:\s+|;.*|^%.*|[!?#+=-]+(?!\S)|["\]})$.…])/my;

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
const NUMBER = /\d+/y;
/** Begins with any character that nothing above can begin with. */
const WORD = /[^\s,;{}()[\]$…"]+/y;

/** The token at a place, null if the text there has no meaning, and where it ends. */
function tokenAt(text: string, place: number): { token: Token | null; end: number } {
  const tag = matched(TAG, text, place);
  if (tag) {
    const [, name = '', value = ''] = tag.match;
    return { token: { kind: 'tag', name, value: value.replaceAll(/\\(.)/g, '$1') }, end: tag.end };
  }
  const nothing = matched(BROKEN_TAG, text, place);
  if (nothing) return { token: null, end: nothing.end };
  if (text[place] === ',') return { token: { kind: 'comma' }, end: place + 1 };
  const result = matched(RESULT, text, place);
  if (result) return { token: { kind: 'result', text: resultOf(result.match[0]) }, end: result.end };
  const number = matched(NUMBER, text, place);
  if (number) return { token: null, end: number.end };
  const end = matched(WORD, text, place)?.end ?? place + 1;
  return { token: { kind: 'move', text: text.slice(place, end) }, end };
}

/** The match of a sticky expression at a place; null if there is none. */
function matched(expression: RegExp, text: string, place: number) {
  expression.lastIndex = place;
  const match = expression.exec(text);
  return match && { match, end: expression.lastIndex };
}
