import type { Clock } from '../../engine/game/clock.ts';
import { newGame } from '../../engine/game/game.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { setClock } from './clock.ts';
import type { GameDocument } from './document.ts';
import { newDocument } from './document.ts';

/** A new game, between the players of the previous one and with its clock at its full time; null for none before. */
export function anotherGame(variant: Variant, previous: GameDocument | null): GameDocument {
  const document = newDocument(newGame(variant));
  return previous ? withFullClock({ ...document, players: previous.players }, previous.clock) : document;
}

/** A new game from the same start, with the same clock; the players change sides. */
export function rematchOf({ game, players: [white, black], clock }: GameDocument): GameDocument {
  return withFullClock(newDocument(newGame(game.variant, game.start), { players: [black, white] }), clock);
}

/** The document with a clock like another, at its full time; unchanged for none. */
const withFullClock = (document: GameDocument, clock: Clock | null): GameDocument =>
  clock ? setClock(document, clock.control, clock.endsGame) : document;
