import type { PlayMessage } from './playMessage.ts';
import { remainingAt } from '../engine/game/clock.ts';
import type { Control } from '../engine/game/control.ts';
import { currentPosition } from '../engine/game/game.ts';
import type { Side } from '../engine/rules/side.ts';
import {
  addTime,
  flag,
  removeClock,
  runningClock,
  setClock,
  startClock,
  stopClock,
} from './document/clock.ts';
import type { Access, PlayState } from './playState.ts';
import { showStanding, tell } from './playState.ts';
import { addSentences } from '../words/say.ts';
import { clockNews } from '../words/en/clockNews.ts';

addSentences(clockNews);

/** What the players do with the clock of a document. */
export interface ClockSlice {
  /** The time by which the clock runs, in milliseconds since a fixed moment. */
  readonly now: () => number;

  /** Adds a clock with its full time. The next action starts it, or a player does. */
  readonly setClock: (control: Control, endsGame: boolean) => void;
  readonly removeClock: () => void;
  /** Starts or resumes the clock for the side to move. */
  readonly startClock: () => void;
  readonly pauseClock: () => void;
  /** Gives a side 15 seconds more, unless its time has run out. */
  readonly giveTime: (side: Side) => void;
  /** If the running time has run out: ends the game if the players agreed to that, otherwise announces it. */
  readonly flag: () => void;
  /** Announces the running time if it is short or has run out. Call it when an announcement is due. */
  readonly sayTime: () => void;
}

/** The time left, in milliseconds, from which on it is announced. */
const SHORT = 60_000;

/** What a player can give the other at once, in seconds. */
export const GIFT_SECONDS = 15;

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
  giveTime: (side) => {
    change((state) => {
      const settled = settleTime(state, now());
      const document = addTime(settled.document, side, GIFT_SECONDS * 1000, now());
      return tell(settled, document, { id: 'clock/given', side, seconds: GIFT_SECONDS });
    });
  },
  flag: () => {
    change((state) => settleTime(state, now()));
  },
  sayTime: () => {
    change((state) => warn(settleTime(state, now()), now()));
  },
});

/** The state after a check of the running time: if it has run out, that is announced or ends the game. */
export function settleTime(state: PlayState, now: number): PlayState {
  const document = flag(state.document, now);
  return document.game === state.document.game
    ? tell(state, document, { id: 'clock/run-out', side: sideToMove(state) })
    : showStanding(state, document);
}

/** Announces how much of the running time is left, if it is little. */
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
