import type { Clock } from '../../engine/game/clock.ts';
import { exchangeSides } from '../../engine/game/control.ts';
import { newGame } from '../../engine/game/game.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { setClock } from './clock.ts';
import type { GameDocument } from './document.ts';
import { newDocument } from './document.ts';

/**
 * A new game, with the players of the previous one, its clock at its full time, and its rule on takebacks; null for
 * none before.
 */
export function anotherGame(variant: Variant, previous: GameDocument | null): GameDocument {
  if (!previous) return newDocument(newGame(variant));
  const { players, takebacks, clock } = previous;
  return withFullClock(newDocument(newGame(variant), { players, takebacks }), clock);
}

/** A new game from the same start, with the same clock; the players change sides, and so do odds in time. */
export function rematchOf({ game, players: [white, black], clock, takebacks }: GameDocument): GameDocument {
  const document = newDocument(newGame(game.variant, game.start), { players: [black, white], takebacks });
  return withFullClock(document, clock && { ...clock, control: exchangeSides(clock.control) });
}

/** The document with a clock like another, at its full time; unchanged for none. */
const withFullClock = (document: GameDocument, clock: Clock | null): GameDocument =>
  clock ? setClock(document, clock.control, clock.endsGame) : document;
