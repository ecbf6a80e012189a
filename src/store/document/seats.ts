import { positionAt } from '../../engine/game/game.ts';
import type { Seat } from '../../engine/record/seats.ts';
import { isByLinks, onlyPerson, sameSeats } from '../../engine/record/seats.ts';
import type { BySide } from '../../engine/rules/side.ts';
import type { GameDocument } from './document.ts';

/** The document with others at the board; unchanged if they are the same. A game by links has no clock. */
export const withSeats = (document: GameDocument, seats: BySide<Seat>): GameDocument =>
  sameSeats(document.seats, seats)
    ? document
    : { ...document, seats, clock: isByLinks(seats) ? null : document.clock };

/**
 * The ply to which the game is taken back next: that before the last step, or, against the computer, before the
 * last step of the person. In a game by links, only what was not sent yet can be taken back. Null if there is none. An
 * end by the players is taken back alone.
 */
export function plyToTakeBackTo({ game, seats, exchanged }: GameDocument): number | null {
  const { length } = game.steps;
  if (isByLinks(seats)) {
    const isOwn = length > (exchanged?.plies ?? 0) && positionAt(game, length - 1).turn === onlyPerson(seats);
    return isOwn && !game.ending ? length - 1 : null;
  }
  if (game.ending) return length;
  const person = onlyPerson(seats);
  for (let ply = length - 1; ply >= 0; ply--)
    if (person === null || positionAt(game, ply).turn === person) return ply;
  return null;
}
