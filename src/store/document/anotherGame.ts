import type { Clock } from '../../engine/game/clock.ts';
import { exchangeSides } from '../../engine/game/control.ts';
import { newGame } from '../../engine/game/game.ts';
import type { Seat } from '../../engine/record/seats.ts';
import { isByLinks, onlyPerson } from '../../engine/record/seats.ts';
import type { BySide } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { setClock } from './clock.ts';
import type { GameDocument } from './document.ts';
import { newDocument } from './document.ts';

/**
 * A new game with somebody at each side, with the players of the previous one, its clock at its full time, and its rule on takebacks; null for
 * none before.
 */
export function anotherGame(
  variant: Variant,
  previous: GameDocument | null,
  seats: BySide<Seat>,
): GameDocument {
  if (!previous) return newDocument(newGame(variant), { seats });
  const { takebacks, clock } = previous;
  const [before, now] = [onlyPerson(previous.seats), onlyPerson(seats)];
  // A person who changes sides takes the name along.
  const players: BySide<string> =
    before !== null && now !== null && before !== now ? exchanged(previous.players) : previous.players;
  return withFullClock(newDocument(newGame(variant), { players, seats, takebacks }), clock);
}

/** A new game from the same start, with the same clock; the players change sides, and so do odds in time. */
export function rematchOf({ game, players, seats, clock, takebacks }: GameDocument): GameDocument {
  const document = newDocument(newGame(game.variant, game.start), {
    players: exchanged(players),
    seats: exchanged(seats),
    takebacks,
  });
  return withFullClock(document, clock && { ...clock, control: exchangeSides(clock.control) });
}

const exchanged = <T>([white, black]: BySide<T>): BySide<T> => [black, white];

/** The document with a clock like another, at its full time; unchanged for none, and for a game by links. */
const withFullClock = (document: GameDocument, clock: Clock | null): GameDocument =>
  clock && !isByLinks(document.seats) ? setClock(document, clock.control, clock.endsGame) : document;
