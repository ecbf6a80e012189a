import type { Glyph } from '../tree/notes.ts';

/** The glyphs that are often written as signs. */
const glyphs: ReadonlyMap<string, Glyph> = new Map([
  ['!', 1],
  ['?', 2],
  ['!!', 3],
  ['??', 4],
  ['!?', 5],
  ['?!', 6],
]);

/** The glyph that signs stand for, with or without signs of check among them; null if they stand for none. */
export const glyphIn = (signs: string): Glyph | null => glyphs.get(signs.replaceAll(/[^!?]/g, '')) ?? null;

/** The signs at the end of a move as somebody wrote it. */
const SIGNS = /[!?#+]*$/;

/** Longer than any move with its signs. */
const LONGEST = 80;

/** The glyph that the signs after a move stand for; null if there are none, or none that stand for one. */
export function glyphAfter(move: string): Glyph | null {
  const [signs = ''] = SIGNS.exec(move.slice(-LONGEST)) ?? [];
  return glyphIn(signs);
}
