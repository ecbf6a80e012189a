import type { Glyph } from '../tree/notes.ts';
import { glyphIn } from './glyphText.ts';
import type { Tag } from './recordTags.ts';
import { brokenTagAt, isKnown, isLineStart, nextTag, noteEnd, tagAt } from './recordTags.ts';
import { RESULT, resultOf } from './resultText.ts';

/** A meaningful part of a record text; move numbers and dots are skipped. */
export type Token =
  | { readonly kind: 'tag'; readonly tag: Tag }
  /** What stands between braces, or from `;` to the end of a line. */
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'glyph'; readonly glyph: Glyph }
  /** A variation begins or ends; each that begins ends too. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'end' }
  /** A word where a move is expected. */
  | { readonly kind: 'move'; readonly text: string }
  /** The turn is not over. */
  | { readonly kind: 'comma' }
  /** As we write it. Results in variations are skipped. */
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
    const aside = asideAt(text, place);
    if (aside === 'unclosed') {
      const sign = text.charAt(place);
      tokens.push({ kind: 'move', text: sign });
      return { tokens, end: place + 1, unclosed: sign };
    }
    if (aside) {
      for (const token of aside.tokens) tokens.push(token);
      place = aside.end;
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

/** Spaces, lines for other programs, the first line of a code fence, dots, stray marks. */
const PASSED_OVER = /(?:\s+|^%.*|^```[\w+-]*$|["“”`\]})$.…])/my;
const REST_OF_LINE = /;(.*)/y;
const GLYPH_NUMBER = /\$(\d{1,3})(?!\d)/y;
const GLYPH_SIGNS = /([!?#+=-]+)(?!\S)/y;

/** A part of a text beside the moves, and where it ends. */
interface Aside {
  readonly tokens: readonly Token[];
  readonly end: number;
}

/** What stands beside the moves at a place: null if nothing does, `unclosed` if the text ends before it does. */
function asideAt(text: string, place: number): Aside | 'unclosed' | null {
  if (text[place] === '(') return variationAt(text, place) ?? 'unclosed';
  if (text[place] === '{') return commentAt(text, place) ?? 'unclosed';
  return smallAsideAt(text, place);
}

/** The comment in braces at a place; null if it does not end. */
function commentAt(text: string, place: number): Aside | null {
  const close = text.indexOf('}', place);
  return close === -1
    ? null
    : { tokens: [{ kind: 'comment', text: text.slice(place + 1, close) }], end: close + 1 };
}

/** What stands beside the moves at a place without enclosing anything; null if nothing does. */
function smallAsideAt(text: string, place: number): Aside | null {
  const rest = matched(REST_OF_LINE, text, place);
  if (rest) return { tokens: [{ kind: 'comment', text: rest.match[1] ?? '' }], end: rest.end };
  const number = matched(GLYPH_NUMBER, text, place);
  if (number) return { tokens: [{ kind: 'glyph', glyph: Number(number.match[1]) }], end: number.end };
  const signs = matched(GLYPH_SIGNS, text, place);
  const passed = signs ?? matched(PASSED_OVER, text, place);
  if (!passed) return null;
  const glyph = signs && glyphIn(signs.match[0]);
  return { tokens: glyph === null ? [] : [{ kind: 'glyph', glyph }], end: passed.end };
}

/** A variation at a place, with all variations and comments inside it; null if it does not end. */
function variationAt(text: string, place: number): Aside | null {
  const tokens: Token[] = [];
  const marks = /[(){;]/g;
  marks.lastIndex = place;
  let begin = place;
  for (let depth = 0, mark = marks.exec(text); mark; mark = marks.exec(text)) {
    for (const token of tokensIn(text.slice(begin, mark.index))) tokens.push(token);
    if (mark[0] === '(' || mark[0] === ')') {
      depth += mark[0] === '(' ? 1 : -1;
      tokens.push({ kind: mark[0] === '(' ? 'begin' : 'end' });
    } else {
      const close = text.indexOf(mark[0] === '{' ? '}' : '\n', mark.index);
      if (close === -1) return null;
      tokens.push({ kind: 'comment', text: text.slice(mark.index + 1, close) });
      marks.lastIndex = close + 1;
    }
    begin = marks.lastIndex;
    if (depth === 0) return { tokens, end: begin };
  }
  return null;
}

/** The moves and what stands beside them in a part of a variation without comments and further variations. */
function tokensIn(text: string): Token[] {
  const tokens: Token[] = [];
  for (let place = 0; place < text.length;) {
    const aside = smallAsideAt(text, place);
    if (aside) {
      for (const token of aside.tokens) tokens.push(token);
      place = aside.end;
      continue;
    }
    const { token, end } = moveAt(text, place);
    if (token && token.kind !== 'result') tokens.push(token);
    place = end;
  }
  return tokens;
}

/** The tokens that stand in no variation. */
export function outsideVariations(tokens: readonly Token[]): Token[] {
  let depth = 0;
  return tokens.filter(({ kind }) => {
    if (kind === 'end') depth--;
    const isOutside = depth === 0 && kind !== 'begin' && kind !== 'end';
    if (kind === 'begin') depth++;
    return isOutside;
  });
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
