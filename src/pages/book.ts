import type { Game } from '../engine/game/game.ts';
import { newGame } from '../engine/game/game.ts';
import { promotionChain } from '../engine/game/promotions.ts';
import { unwrap } from '../engine/rules/result.ts';
import type { Kind } from '../engine/rules/piece.ts';
import { kindOf, sideOf } from '../engine/rules/piece.ts';
import { WHITE } from '../engine/rules/side.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { gameOf } from '../rulebook/examples.ts';
import type { Shown } from '../rulebook/examples.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';

/** A rulebook with the first of its variants, which most of it is about. */
export interface Book {
  readonly rulebook: Rulebook;
  readonly variant: Variant;
}

/** The game that an example or a task shows. The tests of the rulebooks set up all of them. */
export const shownGame = ({ rulebook }: Book, shown: Shown): Game => unwrap(gameOf(rulebook, shown));

/** All kinds of pieces of a variant. */
export const kindsOf = ({ kinds }: Variant): readonly Kind[] => [...kinds.keys()].slice(1);

/** How many pieces of a kind each side has when a game begins, on the board and in hand. */
export function countAtStart(variant: Variant, kind: Kind): number {
  const isOurs = (piece: number) => kindOf(piece) === kind && sideOf(piece) === WHITE;
  const held = variant.hands(variant.start).filter(({ piece }) => isOurs(piece));
  return variant.start.board.filter(isOurs).length + held.reduce((sum, { count }) => sum + count, 0);
}

/**
 * How many pieces of a kind a side needs at hand: those of the start, or of a kind that comes later as many as there
 * are to become it, and at least one.
 */
export function countNeeded(variant: Variant, kind: Kind): number {
  const [origin = []] = promotionChain(variant.kinds, kind);
  const becoming = origin.reduce((sum, other) => sum + countAtStart(variant, other), 0);
  return countAtStart(variant, kind) || Math.max(becoming, 1);
}

/** Whether a turn can take several moves: in some position of the rulebook, a move leaves the turn where it is. */
export const hasLongTurns = (book: Book): boolean =>
  book.rulebook.sections
    .flatMap(({ examples }) => examples.map((example) => shownGame(book, example)))
    .concat(newGame(book.variant))
    .some((game) => leavesTurn(game));

function leavesTurn({ variant, start, steps }: Game): boolean {
  const position = steps.at(-1)?.position ?? start;
  const { moves } = variant.status(position, []);
  return moves.some((move) => variant.play(position, move).turn === position.turn);
}
