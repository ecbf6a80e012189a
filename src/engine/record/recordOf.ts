import type { Game } from '../game/game.ts';
import type { Identity } from '../game/identity.ts';
import { writeOutcome } from '../rules/outcome.ts';
import type { BySide } from '../rules/side.ts';
import type { GameRecord } from './record.ts';
import type { Seat } from './seats.ts';
import { PERSONS, isByLinks, isOnlyHere } from './seats.ts';
import type { Letter } from './letter.ts';
import { BLANK_LETTER } from './letter.ts';

/** The record of a game between players with these names, viewed at `cursor`. */
export function recordOf(
  game: Game,
  players: BySide<string>,
  cursor: number,
  identity: Identity | null = null,
  seats: BySide<Seat> = PERSONS,
  letter: Letter = BLANK_LETTER,
): GameRecord {
  const { variant, start, steps, ending } = game;
  const position = variant.writePosition(start);
  return {
    variant: variant.id,
    rules: variant.version,
    players,
    ...(position === variant.writePosition(variant.start) ? {} : { start: position }),
    actions: steps.map(({ action }) => action),
    ...(ending ? { ending: writeOutcome(ending) } : {}),
    ...(cursor === steps.length ? {} : { cursor }),
    ...(identity ? { identity } : {}),
    ...(isOnlyHere(seats) ? {} : { seats }),
    ...(isByLinks(seats) ? { letter } : {}),
  };
}
