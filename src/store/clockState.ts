import { timeoutOf } from '../engine/game/ending.ts';
import type { Clock } from '../engine/game/clock.ts';
import {
  asOf,
  isOverdue,
  newClock,
  pauseClock,
  remainingAt,
  resumeClock,
  turnedTo,
} from '../engine/game/clock.ts';
import type { Control } from '../engine/game/control.ts';
import type { Game } from '../engine/game/game.ts';
import { currentPosition, outcomeOf } from '../engine/game/game.ts';
import type { Outcome } from '../engine/rules/outcome.ts';
import type { PlayMessage } from './playMessage.ts';

/** The clock beside a game, and what the players do with it. */
export interface ClockState {
  /**
   * Null when the game is played without one. It changes when a turn ends or a player does something with
   * it, never because time goes by.
   */
  readonly clock: Clock | null;
  /** The time by which the clock runs. */
  readonly now: () => number;
  /** How often it was said that time gets short. */
  readonly warnings: number;

  /** Puts a clock at its full time beside the game. It waits for the next action, or to be started. */
  readonly setClock: (control: Control, endsGame: boolean) => void;
  readonly removeClock: () => void;
  /** Lets the time of the side to move run, for the first time or again. */
  readonly startClock: () => void;
  readonly pauseClock: () => void;
  /** Settles that the running time has run out, if it has: ends the game if that is agreed, else says it. */
  readonly flag: () => void;
  /** To be called when something is to be said about the running time: says it. */
  readonly sayTime: () => void;
}

/** What changes by the clock. */
type Said = Pick<ClockState, 'clock' | 'warnings'> & { readonly announcement: PlayMessage | string };

interface ClockParts {
  readonly clock: Clock | null;
  readonly game: Game;
  readonly now: () => number;
  readonly set: (part: Partial<Said>) => void;
  readonly get: () => Pick<ClockState, 'clock' | 'warnings'> & { readonly game: Game };
  /** Ends the game. */
  readonly end: (ending: Outcome) => void;
}

/** The time left at which one begins to count. */
const SHORT = 60_000;

/** The part of a play store that is about the clock. */
export function clockState({ clock, game, now, set, get, end }: ClockParts): ClockState {
  const runningClock = (): Clock | null => {
    const { clock: current } = get();
    return current?.since === null ? null : current;
  };
  const flag = () => {
    const before = runningClock();
    if (!before || !isOverdue(before, now())) return;
    set({ clock: asOf(before, now()), announcement: { id: 'clock/run-out', side: before.side } });
    if (before.endsGame) end(timeoutOf(before.side));
  };
  return {
    // Whatever was stored, the clock is for the side to move.
    clock: clock && turnedTo(pauseClock(clock, now()), currentPosition(game).turn, now()),
    now,
    warnings: 0,
    setClock: (control, endsGame) => {
      const { turn } = currentPosition(get().game);
      set({
        clock: newClock(control, endsGame, turn),
        announcement: { id: 'clock/set', control },
      });
    },
    removeClock: () => {
      if (get().clock) set({ clock: null, announcement: { id: 'clock/removed' } });
    },
    startClock: () => {
      const { clock: before, game: current } = get();
      if (before?.since !== null || outcomeOf(current)) return;
      set({
        clock: resumeClock(before, now()),
        announcement: { id: 'clock/runs', side: before.side },
      });
    },
    pauseClock: () => {
      flag();
      const before = runningClock();
      if (before) set({ clock: pauseClock(before, now()), announcement: { id: 'clock/paused' } });
    },
    flag,
    sayTime: () => {
      flag();
      const before = runningClock();
      if (!before) return;
      const left = remainingAt(before, before.side, now());
      if (left > 0 && left <= SHORT)
        set({
          warnings: get().warnings + 1,
          announcement: { id: 'clock/short', side: before.side, seconds: Math.ceil(left / 1000) },
        });
    },
  };
}
