import { afterAction, pauseClock, turnedTo } from '../../engine/game/clock.ts';
import type { Game } from '../../engine/game/game.ts';
import {
  currentPosition,
  outcomeOf,
  redo,
  takeBackTo as gameBackTo,
  withMove,
} from '../../engine/game/game.ts';
import { hasComputer, onlyPerson } from '../../engine/record/seats.ts';
import type { Move } from '../../engine/rules/move.ts';
import { otherSide } from '../../engine/rules/side.ts';
import type { GameDocument } from './document.ts';
import { NOTHING_PICKED } from './document.ts';

/** The document after one more legal move. The game must not be over or full. */
export function makeMove(document: GameDocument, move: Move, now: number): GameDocument {
  const { clock, drawOffer } = document;
  const mover = currentPosition(document.game).turn;
  const game = withMove(document.game, move);
  return stopAtEnd(
    {
      ...showEnd(document, game),
      clock: clock && afterAction(clock, currentPosition(game).turn, now),
      // An offer stands until the side that received it moves instead of answering.
      drawOffer: drawOffer === otherSide(mover) ? null : drawOffer,
      takebackOffer: null,
    },
    now,
  );
}

/** The document with its game, which must not be over, taken back to `ply` steps. */
export const takeBackTo = (document: GameDocument, ply: number, now: number): GameDocument =>
  takeBackFrom(document, ply, now);

/** The document as one whose moves can be taken back, or cannot; unchanged if that was settled already. */
export const allowTakebacks = (document: GameDocument, allowed: boolean): GameDocument =>
  document.takebacks === allowed ? document : { ...document, takebacks: allowed };

/** Another game, which begins like this one up to a ply. Its clock is paused, with the times as they are now. */
export function forkAt(document: GameDocument, ply: number, now: number): GameDocument {
  const fork = takeBackFrom(document, ply, now);
  return {
    ...fork,
    clock: fork.clock && pauseClock(fork.clock, now),
    identity: null,
    cuts: 0,
    exchanged: null,
    received: null,
  };
}

function takeBackFrom(document: GameDocument, ply: number, now: number): GameDocument {
  const shorter = showEnd(document, gameBackTo(document.game, ply));
  return { ...turnClock(shorter, now), drawOffer: null, takebackOffer: null };
}

/**
 * The document with the step redone that was taken back last, and against the computer with the steps by which it
 * answered; unchanged if there is none.
 */
export function redoSteps(document: GameDocument, now: number): GameDocument {
  const person = onlyPerson(document.seats);
  let game = redo(document.game);
  while (
    person !== null &&
    hasComputer(document.seats) &&
    game.redoSteps.length > 0 &&
    currentPosition(game).turn !== person
  )
    game = redo(game);
  return game === document.game ? document : stopAtEnd(turnClock(showEnd(document, game), now), now);
}

/** The document showing the position after `ply` steps; unchanged if the game has no such ply. */
export function setCursor(document: GameDocument, ply: number): GameDocument {
  const { game, cursor } = document;
  if (ply < 0 || ply > game.steps.length || ply === cursor) return document;
  return { ...document, cursor: ply, picked: NOTHING_PICKED };
}

/** The document with another state of its game, showing the last position. */
export const showEnd = (document: GameDocument, game: Game): GameDocument => ({
  ...document,
  game,
  cursor: game.steps.length,
  picked: NOTHING_PICKED,
});

/**
 * The document with its clock set to the side to move, when something other than a move changed that side.
 */
const turnClock = (document: GameDocument, now: number): GameDocument => ({
  ...document,
  clock: document.clock && turnedTo(document.clock, currentPosition(document.game).turn, now),
});

/** The document with its clock paused if the game is over. */
export const stopAtEnd = (document: GameDocument, now: number): GameDocument =>
  document.clock && outcomeOf(document.game)
    ? { ...document, clock: pauseClock(document.clock, now) }
    : document;
