import type { Assertion } from './assertion.ts';
import { isSameAssertion } from './assertion.ts';
import type { Shape } from './shape.ts';
import { MOST_SHAPES, isAcrossSame, toggled } from './shape.ts';

/** A glyph by its number in the PGN standard (Numeric Annotation Glyphs). */
export type Glyph = number;

/** Glyphs of which a move has at most one: `!`, `?`, `!!`, `??`, `!?`, `?!`. */
export const MOVE_GLYPHS: readonly Glyph[] = [1, 2, 3, 4, 5, 6];
/**
 * Glyphs of which a position has at most one: equal, unclear, and who stands a little better, better or winning.
 */
export const POSITION_GLYPHS: readonly Glyph[] = [10, 13, 14, 15, 16, 17, 18, 19];

const CLASSES = [MOVE_GLYPHS, POSITION_GLYPHS];

/** What somebody has noted on a node. */
export interface Notes {
  /** Plain text; empty for none. */
  readonly comment: string;
  /** In ascending order, each once, at most one of each class. */
  readonly glyphs: readonly Glyph[];
  /** Each pair of sites at most once. */
  readonly shapes: readonly Shape[];
  /** Who is said to win by force; null for nothing. */
  readonly assertion: Assertion | null;
}

export const NO_NOTES: Notes = { comment: '', glyphs: [], shapes: [], assertion: null };

export const LONGEST_COMMENT = 4_000;

/** Whether nothing is noted. */
export const isBlank = ({ comment, glyphs, shapes, assertion }: Notes): boolean =>
  comment === '' && glyphs.length === 0 && shapes.length === 0 && assertion === null;

/** The notes with another assertion; null for none. */
export const withAssertion = (notes: Notes, assertion: Assertion | null): Notes =>
  isSameAssertion(notes.assertion, assertion) ? notes : { ...notes, assertion };

export const withComment = (notes: Notes, comment: string): Notes => ({
  ...notes,
  comment: comment.slice(0, LONGEST_COMMENT),
});

/** The notes with a glyph, which replaces another of its class; without it if they had it. */
export function toggleGlyph(notes: Notes, glyph: Glyph): Notes {
  const rivals = CLASSES.find((glyphs) => glyphs.includes(glyph)) ?? [glyph];
  const others = notes.glyphs.filter((other) => !rivals.includes(other));
  const glyphs = notes.glyphs.includes(glyph) ? others : [...others, glyph].sort((a, b) => a - b);
  return { ...notes, glyphs };
}

/** The most glyphs that notes from outside can have. */
export const MOST_GLYPHS = 16;

/** The notes with a glyph more, unless they have it, another of its class, or too many. */
export function withGlyph(notes: Notes, glyph: Glyph): Notes {
  const rivals = CLASSES.find((glyphs) => glyphs.includes(glyph)) ?? [glyph];
  if (notes.glyphs.length >= MOST_GLYPHS || notes.glyphs.some((other) => rivals.includes(other)))
    return notes;
  return { ...notes, glyphs: [...notes.glyphs, glyph].sort((a, b) => a - b) };
}

/** What is written between the braces of a comment. */
export type Commented = Omit<Notes, 'glyphs'>;

/**
 * The notes with more of a comment in a line of its own, unless they hold it, with more shapes, unless they have
 * others between the same sites, and with an assertion, unless they have one. What is too much is left out.
 */
export function withMore(before: Notes, { comment, shapes, assertion }: Commented): Notes {
  const notes = before.assertion ? before : withAssertion(before, assertion);
  const drawn = [...notes.shapes];
  for (const shape of shapes)
    if (drawn.length < MOST_SHAPES && !drawn.some((other) => isAcrossSame(other, shape))) drawn.push(shape);
  if (notes.comment.includes(comment)) return { ...notes, shapes: drawn };
  const parts = notes.comment === '' ? [comment] : [notes.comment, comment];
  return withComment({ ...notes, shapes: drawn }, parts.join('\n'));
}

/** The notes with a shape drawn or taken away, as `toggled` does it. */
export function toggleShape(notes: Notes, shape: Shape): Notes {
  const shapes = toggled(notes.shapes, shape);
  return shapes === notes.shapes ? notes : { ...notes, shapes };
}

/**
 * The notes of two people on the same node. Both comments are kept, one after the other unless one holds the
 * other; of two glyphs of a class, two shapes between the same sites or two assertions, `mine` stays.
 */
export function mergeNotes(mine: Notes, theirs: Notes): Notes {
  const glyphs = theirs.glyphs.filter(
    (glyph) =>
      !CLASSES.some((rivals) => rivals.includes(glyph) && mine.glyphs.some((own) => rivals.includes(own))) &&
      !mine.glyphs.includes(glyph),
  );
  const shapes = theirs.shapes.filter((shape) => !mine.shapes.some((own) => isAcrossSame(own, shape)));
  const comment = mergeComments(mine.comment, theirs.comment);
  const assertion = mine.assertion ?? theirs.assertion;
  if (comment === mine.comment && glyphs.length === 0 && shapes.length === 0 && assertion === mine.assertion)
    return mine;
  return {
    comment,
    glyphs: [...mine.glyphs, ...glyphs].sort((a, b) => a - b),
    shapes: [...mine.shapes, ...shapes].slice(0, MOST_SHAPES),
    assertion,
  };
}

function mergeComments(mine: string, theirs: string): string {
  if (mine.includes(theirs)) return mine;
  if (theirs.includes(mine)) return theirs;
  return `${mine}\n\n${theirs}`.slice(0, LONGEST_COMMENT);
}
