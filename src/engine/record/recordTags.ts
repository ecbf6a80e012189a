/** A tag as it stands in a text. */
export interface Tag {
  readonly name: string;
  readonly value: string;
  /** What is written there if it is not a complete tag; null if it is one. */
  readonly broken: string | null;
}

/** The tags that a record can have, in small letters. */
const known: ReadonlySet<string> = new Set([
  'variant',
  'rules',
  'white',
  'black',
  'date',
  'start',
  'result',
  'termination',
  'game',
  'revision',
  'whitetype',
  'whitelevel',
  'blacktype',
  'blacklevel',
]);

/** Whether we know what the tag means. */
export const isKnown = ({ name }: Pick<Tag, 'name'>): boolean => known.has(name.toLowerCase());

/**
 * A complete tag. In a value, quotes and backslashes are escaped with a backslash; only between curly quotes
 * may others stand without it. A mail program may have wrapped its line, but not before an empty line or another
 * bracket.
 */
const TAG =
  /\[[ \t]*(\w+)[ \t]*(?:"((?:[^"\\\r\n]|\\.|\r?\n(?![ \t]*[[\r\n])){0,1000})"|[“”„]((?:[^[\]\\\r\n]|\\.|\r?\n(?![ \t]*[[\r\n])){0,1000}?)[“”])[ \t]*\]/y;

/**
 * What was meant as a tag: a bracket and a word that cannot be a move, then a value up to its closing quote, to
 * a bracket or to the end of the line.
 */
const BROKEN_TAG =
  /\[[ \t]*([A-Z][A-Za-z]{2,}|[a-z]{4,})(?!\w)[ \t]*(?:(["“”„])((?:[^"“”[\]\\\r\n]|\\.)*)["“”]?|([^[\]\r\n]*))[ \t]*\]?/y;

/** A note of another program in the place of a tag. */
const NOTE = /\[%[^[\]\r\n]*\]/y;

/** A tag at a place, and where it ends; null if there is none. */
export function tagAt(text: string, place: number): { readonly tag: Tag; readonly end: number } | null {
  TAG.lastIndex = place;
  const match = TAG.exec(text);
  if (!match) return null;
  const [, name = '', straight, curly = ''] = match;
  return { tag: { name, value: unescaped(straight ?? curly), broken: null }, end: TAG.lastIndex };
}

/** What was meant as a tag at a place, where one is expected; null if nothing was. */
export function brokenTagAt(
  text: string,
  place: number,
): { readonly tag: Tag; readonly isQuoted: boolean; readonly end: number } | null {
  BROKEN_TAG.lastIndex = place;
  const match = BROKEN_TAG.exec(text);
  if (!match) return null;
  const [all, name = '', quote, quoted, bare = ''] = match;
  const value = unescaped(quoted ?? bare.replace(/["“”]\s*$/, '')).trim();
  return {
    tag: { name, value, broken: all.trim() },
    isQuoted: quote !== undefined,
    end: BROKEN_TAG.lastIndex,
  };
}

/** Where a note of another program ends that stands at a place; null if there is none. */
export function noteEnd(text: string, place: number): number | null {
  NOTE.lastIndex = place;
  return NOTE.test(text) ? NOTE.lastIndex : null;
}

/** What was meant by the value of a tag, in one line. */
function unescaped(value: string): string {
  const text = value.replaceAll(/\\(.)/g, '$1');
  const lines = text.split(/\r?\n/);
  return lines.length === 1 ? text : lines.map((line) => line.trim()).join(' ');
}

/**
 * Where the next tag begins at a place or after it, even if it is not complete but known and at the beginning
 * of a line; -1 if there is none.
 */
export function nextTag(text: string, from: number): number {
  let place = text.indexOf('[', from);
  while (place !== -1 && !tagAt(text, place) && !beginsLine(text, place))
    place = text.indexOf('[', place + 1);
  return place;
}

/** Whether a known tag that is not complete stands at a place, at the beginning of a line. */
function beginsLine(text: string, place: number): boolean {
  const broken = brokenTagAt(text, place);
  return broken !== null && isKnown(broken.tag) && isLineStart(text, place);
}

/** Whether only spaces stand between a place and the beginning of its line. */
export function isLineStart(text: string, place: number): boolean {
  let before = place - 1;
  while (before >= 0 && /[ \t\uFEFF]/.test(text.charAt(before))) before--;
  return before < 0 || /[\r\n]/.test(text.charAt(before));
}
