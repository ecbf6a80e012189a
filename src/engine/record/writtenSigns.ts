import { at } from '../at.ts';
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

/** What a notation has beside letters of pieces and names of sites (docs/notation.md). */
const SIGNS = /[x~@=*_]|c?cw| e\.p\.|(?<=@[a-o]\d+)[od]/g;
/** The file or rank of the site on which a piece began, before the name of its goal. */
const ORIGIN = /[a-o\d](?=x?[a-o]\d)/;

/** The signs of the step that led to a ply; an action that merely ends a turn is written as it is. */
function signsAt(game: Game, ply: number): readonly string[] {
  const notation = notationAt(game, ply);
  return notation === '' ? [at(game.steps, ply - 1).action] : (notation.match(SIGNS) ?? []);
}

/** The signs in the record of a game, without letters of pieces and where they began. */
export const signsOfRecord = (game: Game): ReadonlySet<string> =>
  new Set(game.steps.flatMap((_, step) => signsAt(game, step + 1)));

const strangeLettersOf = ({ kinds }: Variant): readonly string[] =>
  kinds
    .flatMap((info, kind) => (isStrange(info) ? [moveLetter(kinds, kind)] : []))
    .filter((letter) => letter !== '');

/**
 * The latest moves of a game that between them have everything that chess players may not read in its record so far, in
 * the order in which they were played: its signs, where a piece began, and letters of pieces that orthodox chess does not
 * have. Moves without any of it are left out.
 */
export function writtenSigns(game: Game): readonly WrittenMove[] {
  const found = new Set<string>();
  const moves: WrittenMove[] = [];
  const strangeLetters = strangeLettersOf(game.variant);
  for (let ply = game.steps.length; ply > 0; ply--) {
    const notation = notationAt(game, ply);
    const signs = [
      ...signsAt(game, ply),
      ...(ORIGIN.test(notation) ? ['origin'] : []),
      ...strangeLetters.filter((letter) => notation.includes(letter)),
    ];
    if (signs.every((sign) => found.has(sign))) continue;
    signs.forEach((sign) => found.add(sign));
    moves.unshift({ ply, text: notation || at(game.steps, ply - 1).action });
  }
  return moves;
}
