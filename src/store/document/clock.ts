import type { Clock } from '../../engine/game/clock.ts';
import {
  asOf,
  giveTime,
  isOverdue,
  newClock,
  pauseClock,
  resumeClock,
  turnedTo,
} from '../../engine/game/clock.ts';
import type { Control } from '../../engine/game/control.ts';
import { timeoutOf } from '../../engine/game/ending.ts';
import { currentPosition, outcomeOf } from '../../engine/game/game.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { GameDocument } from './document.ts';
import { endGame } from './endings.ts';

/** The document with a clock at its full time. The next action starts the clock, or a player does. */
export const setClock = (document: GameDocument, control: Control, endsGame: boolean): GameDocument => ({
  ...document,
  clock: newClock(control, endsGame, currentPosition(document.game).turn),
});

/** The document without a clock; unchanged if it has none. */
export const removeClock = (document: GameDocument): GameDocument =>
  document.clock ? { ...document, clock: null } : document;

/** The document with its clock running; unchanged if it has none, it runs already, or the game is over. */
export function startClock(document: GameDocument, now: number): GameDocument {
  const { clock, game } = document;
  if (clock?.since !== null || outcomeOf(game)) return document;
  return { ...document, clock: resumeClock(clock, now) };
}

/** The document with its clock paused; unchanged if no clock runs. */
export function stopClock(document: GameDocument, now: number): GameDocument {
  const clock = runningClock(document);
  return clock ? { ...document, clock: pauseClock(clock, now) } : document;
}

/** The document with more time for a side; unchanged without a clock, after a game, or if the time has run out. */
export function addTime(document: GameDocument, side: Side, time: number, now: number): GameDocument {
  const { clock, game } = document;
  if (!clock || outcomeOf(game)) return document;
  const given = giveTime(clock, side, time, now);
  return given === clock ? document : { ...document, clock: given };
}

/**
 * If the running time has run out: the document with that time at 0, and with the game ended if the players
 * agreed to that. Otherwise the document unchanged.
 */
export function flag(document: GameDocument, now: number): GameDocument {
  const clock = runningClock(document);
  if (!clock || !isOverdue(clock, now)) return document;
  const late = { ...document, clock: asOf(clock, now) };
  return clock.endsGame ? endGame(late, timeoutOf(clock.side), now) : late;
}

/**
 * The document as a screen opens it. Whatever was stored, its clock is paused and set to the side to move.
 */
export const resumeDocument = (document: GameDocument, now: number): GameDocument => ({
  ...document,
  clock:
    document.clock && turnedTo(pauseClock(document.clock, now), currentPosition(document.game).turn, now),
});

/** The document’s clock if it is running; otherwise null. */
export const runningClock = ({ clock }: GameDocument): Clock | null => (clock?.since === null ? null : clock);
