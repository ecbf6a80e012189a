import type { PlayMessage } from './playMessage.ts';
import { remainingAt } from '../engine/game/clock.ts';
import type { Control } from '../engine/game/control.ts';
import { currentPosition } from '../engine/game/game.ts';
import type { Side } from '../engine/rules/side.ts';
import { flag, removeClock, runningClock, setClock, startClock, stopClock } from './document/clock.ts';
import type { Access, PlayState } from './playState.ts';
import { show, tell } from './playState.ts';

/** What the players do with the clock of a document. */
export interface ClockSlice {
  /** The time by which the clock runs. */
  readonly now: () => number;

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

/** The time left at which one begins to count. */
const SHORT = 60_000;

export const clockSlice = ({ change, now }: Access): ClockSlice => ({
  now,
  setClock: (control, endsGame) => {
    change((state) => tell(state, setClock(state.document, control, endsGame), { id: 'clock/set', control }));
  },
  removeClock: () => {
    change((state) => tell(state, removeClock(state.document), { id: 'clock/removed' }));
  },
  startClock: () => {
    change((state) =>
      tell(state, startClock(state.document, now()), { id: 'clock/runs', side: sideToMove(state) }),
    );
  },
  pauseClock: () => {
    change((state) => {
      const settled = settleTime(state, now());
      return tell(settled, stopClock(settled.document, now()), { id: 'clock/paused' });
    });
  },
  flag: () => {
    change((state) => settleTime(state, now()));
  },
  sayTime: () => {
    change((state) => warn(settleTime(state, now()), now()));
  },
});

/** Shows that the running time has run out, if it has. */
export function settleTime(state: PlayState, now: number): PlayState {
  const document = flag(state.document, now);
  return document.game === state.document.game
    ? tell(state, document, { id: 'clock/run-out', side: sideToMove(state) })
    : show(state, document, null);
}

/** Says how much of the running time is left, if that is little. */
function warn(state: PlayState, now: number): PlayState {
  const clock = runningClock(state.document);
  const left = clock ? remainingAt(clock, clock.side, now) : 0;
  if (left === 0 || left > SHORT) return state;
  const announcement: PlayMessage = {
    id: 'clock/short',
    side: sideToMove(state),
    seconds: Math.ceil(left / 1000),
  };
  return { ...state, warnings: state.warnings + 1, announcement };
}

/** The side whose time runs. */
const sideToMove = ({ document }: PlayState): Side => currentPosition(document.game).turn;
