import type { Tag } from './recordTags.ts';
import { brokenTagAt, isKnown, isLineStart, nextTag, noteEnd, tagAt } from './recordTags.ts';
import { RESULT, resultOf } from './resultText.ts';

/** A meaningful part of a record text; comments, variations, glyphs, move numbers and dots are skipped. */
export type Token =
  | { readonly kind: 'tag'; readonly tag: Tag }
  /** A word where a move is expected. */
  | { readonly kind: 'move'; readonly text: string }
  /** The turn is not over. */
  | { readonly kind: 'comma' }
  /** As we write it. */
  | { readonly kind: 'result'; readonly text: string };

/** The tokens of a game. */
export interface GameTokens {
  readonly tokens: readonly Token[];
  /** The sign that is never closed, so that nothing after it was read; null if there is none. */
  readonly unclosed: string | null;
}

/**
 * The games of a text. Each begins with a tag, and ends with its result or where tags follow its moves; other
 * text between games is passed over. The time to read grows only with the length of the text.
 */
export function gamesIn(text: string): GameTokens[] {
  const games: GameTokens[] = [];
  for (let place = nextTag(text, 0); place !== -1;) {
    const { tokens, end, unclosed } = gameAt(text, place);
    place = nextTag(text, end);
    const isAll = unclosed === null || place === -1;
    games.push({ tokens, unclosed: isAll ? null : unclosed });
    if (!isAll) break;
  }
  return games;
}

/**
 * The game that begins at a place, and where it ends. A bracket that is never closed is given as a move, which
 * can never be legal.
 */
function gameAt(text: string, begin: number): GameTokens & { readonly end: number } {
  const tokens: Token[] = [];
  let hasMoves = false;
  let place = begin;
  while (place < text.length) {
    const end = afterAside(text, place);
    if (end === null) {
      const sign = text.charAt(place);
      tokens.push({ kind: 'move', text: sign });
      return { tokens, end: place + 1, unclosed: sign };
    }
    if (end > place) {
      place = end;
      continue;
    }
    if (hasMoves && beginsGame(text, place)) break;
    const found: Part = (hasMoves ? null : headerAt(text, place)) ?? moveAt(text, place);
    if (found.token) tokens.push(found.token);
    place = found.end;
    if (found.token?.kind === 'result') break;
    hasMoves ||= found.token?.kind === 'move';
  }
  return { tokens, end: place, unclosed: null };
}

/** Whether the tags of the next game begin at a place after moves. */
function beginsGame(text: string, place: number): boolean {
  if (tagAt(text, place)) return true;
  const broken = brokenTagAt(text, place);
  return broken !== null && broken.isQuoted && isKnown(broken.tag) && isLineStart(text, place);
}

/** A part of a text: its token, null if it has no meaning, and where it ends. */
interface Part {
  readonly token: Token | null;
  readonly end: number;
}

/**
 * The tag at a place before the moves; null if there is none. One that is not complete counts only if we know
 * it: what other programs note is passed over.
 */
function headerAt(text: string, place: number): Part | null {
  const note = noteEnd(text, place);
  if (note !== null) return { token: null, end: note };
  const found = tagAt(text, place) ?? brokenTagAt(text, place);
  if (!found) return null;
  const { tag, end } = found;
  return { token: tag.broken === null || isKnown(tag) ? { kind: 'tag', tag } : null, end };
}

/**
 * Spaces, comments to the end of a line, lines for other programs, the first line of a code fence, glyphs as
 * signs, dots, the `$` before the number of a glyph, stray marks.
 */
const PASSED_OVER = /(?:\s+|;.*|^%.*|^```[\w+-]*$|[!?#+=-]+(?!\S)|["“”`\]})$.…])/my;

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

/** A bracket that belongs to no tag, with what it encloses or with the word after it. */
const STRAY_BRACKET = /\[(?:[^[\]\r\n]*\]|[^\s[\]]*)/y;
const NUMBER = /\d+/y;
/** Begins with any character that nothing above can begin with. */
const WORD = /[^\s,;{}()[\]$…"“”`]+/y;

/** What stands at a place among the moves. A stray bracket is given as a move, which can never be legal. */
function moveAt(text: string, place: number): Part {
  if (text[place] === ',') return { token: { kind: 'comma' }, end: place + 1 };
  const result = matched(RESULT, text, place);
  if (result) return { token: { kind: 'result', text: resultOf(result.match[0]) }, end: result.end };
  const number = matched(NUMBER, text, place);
  if (number) return { token: null, end: number.end };
  const end = (matched(STRAY_BRACKET, text, place) ?? matched(WORD, text, place))?.end ?? place + 1;
  return { token: { kind: 'move', text: text.slice(place, end) }, end };
}

/** The match of a sticky expression at a place; null if there is none. */
function matched(expression: RegExp, text: string, place: number) {
  expression.lastIndex = place;
  const match = expression.exec(text);
  return match && { match, end: expression.lastIndex };
}
