import type { Game } from '../game/game.ts';
import { isStrange } from '../game/strangeKinds.ts';
import { moveLetter } from '../rules/notation.ts';
import type { Variant } from '../rules/variant.ts';
import { notationAt } from './notation.ts';

/** A move as the record writes it. */
export interface WrittenMove {
  readonly ply: number;
  readonly text: string;
}

/** What a notation has beside letters of pieces and names of sites (docs/notation.md); both turns of a spider are one sign. */
const SIGNS = /[x~@=*_]|cw| e\.p\./g;
/** The file or rank of the site on which a piece began, before the name of its goal. */
const ORIGIN = /[a-o\d](?=x?[a-o]\d)/;

/** What chess players may not read in a notation: its signs, where a piece began, and letters of pieces that orthodox chess does not have. */
const signsIn = (text: string, strangeLetters: readonly string[]): readonly string[] => [
  ...(text.match(SIGNS) ?? []),
  ...(ORIGIN.test(text) ? ['origin'] : []),
  ...strangeLetters.filter((letter) => text.includes(letter)),
];

const strangeLettersOf = ({ kinds }: Variant): readonly string[] =>
  kinds
    .flatMap((info, kind) => (isStrange(info) ? [moveLetter(kinds, kind)] : []))
    .filter((letter) => letter !== '');

/**
 * The latest moves of a game that between them have every sign that its record has so far, in the order in which they were
 * played; those without any sign are left out.
 */
export function writtenSigns(game: Game): readonly WrittenMove[] {
  const found = new Set<string>();
  const moves: WrittenMove[] = [];
  const strangeLetters = strangeLettersOf(game.variant);
  for (let ply = game.steps.length; ply > 0; ply--) {
    const text = notationAt(game, ply);
    const signs = signsIn(text, strangeLetters);
    if (signs.every((sign) => found.has(sign))) continue;
    signs.forEach((sign) => found.add(sign));
    moves.unshift({ ply, text });
  }
  return moves;
}
