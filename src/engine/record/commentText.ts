import type { Assertion } from '../tree/assertion.ts';
import { readAssertion, writeAssertion } from '../tree/assertion.ts';
import type { Commented } from '../tree/notes.ts';
import type { Colour, Shape } from '../tree/shape.ts';
import { MOST_SHAPES } from '../tree/shape.ts';

/** Colours by the letters that stand for them in `cal` and `csl`. */
const colours: ReadonlyMap<string, Colour> = new Map([
  ['G', 'green'],
  ['R', 'red'],
  ['Y', 'yellow'],
  ['B', 'blue'],
]);
const letters = new Map([...colours].map(([letter, colour]) => [colour, letter]));

/**
 * The comment, the shapes and the assertion of a node as they are written between braces, in words between which a line
 * may be broken; none if there is nothing. The comment comes last.
 */
export function commentWords({ comment, shapes, assertion }: Commented): readonly string[] {
  const proved = assertion ? [`[%proved ${writeAssertion(assertion)}]`] : [];
  // A line is broken only at a single space, since a reader takes a line break for one.
  const words = [
    ...proved,
    ...commands(shapes),
    ...(comment === '' ? [] : escaped(comment).split(/(?<=\S) (?=\S)/)),
  ];
  return words.map((word, i) => `${i === 0 ? '{' : ''}${word}${i === words.length - 1 ? '}' : ''}`);
}

/** The commands that draw shapes, in their order: circles and arrows that follow each other share one. */
function commands(shapes: readonly Shape[]): readonly string[] {
  const groups: { readonly name: string; readonly drawn: string[] }[] = [];
  for (const { colour, from, to } of shapes) {
    const name = from === to ? 'csl' : 'cal';
    const drawn = `${letters.get(colour) ?? ''}${from}${from === to ? '' : to}`;
    const last = groups.at(-1);
    if (last?.name === name) last.drawn.push(drawn);
    else groups.push({ name, drawn: [drawn] });
  }
  return groups.map(({ name, drawn }) => `[%${name} ${drawn.join(',')}]`);
}

/**
 * What cannot stand in a comment: a closing brace, a backslash, the beginning of a command, control characters and
 * line breaks; spaces at its ends; and what has a meaning at the beginning of a line.
 */
const TO_ESCAPE = /[\\}\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|\[(?=%)|^\s|\s$|(?<!\S)[>%]/gu;

/** A comment with what cannot stand in one written with backslashes, as in JSON. */
const escaped = (comment: string): string =>
  comment.replaceAll(TO_ESCAPE, (sign) => {
    if (sign === '\\') return '\\\\';
    if (sign === '\n') return '\\n';
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

const unescaped = (text: string): string =>
  text.replaceAll(/\\(?:(\\)|(n)|u([\da-fA-F]{4}))/g, (_, backslash, lineBreak, code) => {
    if (typeof backslash === 'string') return '\\';
    return typeof lineBreak === 'string' ? '\n' : String.fromCharCode(parseInt(String(code), 16));
  });

const COMMAND = /\[%(\w+)([^[\]]*)\] ?/g;

/**
 * What a comment between braces says: its text, the shapes on sites with these names, and an assertion. A line break
 * is a space, since programs break lines anywhere, and an empty line stays one. Commands other than `cal`, `csl` and
 * `proved` are left out.
 */
export function readComment(text: string, names: ReadonlyMap<string, unknown>): Commented {
  const shapes: Shape[] = [];
  let assertion: Assertion | null = null;
  const told = text.replaceAll(COMMAND, (_, name: string, drawn: string) => {
    if (name === 'cal' || name === 'csl')
      for (const word of drawn.split(/[\s,]+/)) {
        const shape = shapes.length < MOST_SHAPES ? shapeIn(word, name, names) : null;
        if (shape) shapes.push(shape);
      }
    if (name === 'proved') assertion ??= readAssertion(drawn.trim());
    return '';
  });
  const lines = told.split(/\r\n?|\n/).map((line) => line.trim());
  const comment = lines
    .join('\n')
    .replaceAll(/\n+/g, (breaks) => (breaks.length > 1 ? '\n\n' : ' '))
    .trim();
  return { comment: unescaped(comment), shapes, assertion };
}

/** The shape that a word of a command draws; null if its colour or a site is not known. */
function shapeIn(word: string, name: 'cal' | 'csl', names: ReadonlyMap<string, unknown>): Shape | null {
  const colour = colours.get(word.slice(0, 1));
  const sites = word.slice(1);
  if (colour === undefined || sites.length > LONGEST_SITES) return null;
  if (name === 'csl') return names.has(sites) ? { colour, from: sites, to: sites } : null;
  for (let split = 1; split < sites.length; split++) {
    const [from, to] = [sites.slice(0, split), sites.slice(split)];
    if (names.has(from) && names.has(to)) return { colour, from, to };
  }
  return null;
}

/** Longer than the names of two sites. */
const LONGEST_SITES = 12;
