import { useCallback, useSyncExternalStore } from 'react';
import { ClockPlus, Hourglass, Pause, Play } from 'lucide-react';
import type { Clock } from '../../engine/game/clock.ts';
import { remainingAt } from '../../engine/game/clock.ts';
import { outcomeOf } from '../../engine/game/game.ts';
import type { Side } from '../../engine/rules/side.ts';
import { GIFT_SECONDS } from '../../store/clockSlice.ts';
import { IconButton } from '../IconButton.tsx';
import { usePlay } from '../game/PlayContext.ts';
import { startLabel } from './startLabel.ts';
import { isShort, shownTime, timeText } from './timeText.ts';
import * as words from '#words/ui/clock.ts';
import styles from './clock.module.css';
import { classes } from '../board/classes.ts';

/** The interval at which a running clock is read, in milliseconds. */
const LOOK_EVERY = 50;

interface RunningTimeProps {
  readonly clock: Clock;
  readonly side: Side;
}

/** A side's time, with a button that pauses the clock, and one that gives the side some more. */
export function RunningTime({ clock, side }: RunningTimeProps) {
  const isOver = usePlay(({ game }) => outcomeOf(game) !== null);
  const left = useTimeLeft(clock, side);
  const isRunning = clock.since !== null && clock.side === side;
  return (
    <>
      <span className={classes(styles.clock, isRunning && styles.running, isShort(left) && styles.short)}>
        {isShort(left) && <Hourglass aria-hidden="true" />}
        <span role="timer" aria-label={words.timeOf(side)}>
          {timeText(left)}
        </span>
        {!isOver && <PauseButton clock={clock} />}
      </span>
      {!isOver && left > 0 && (
        <span className={styles.gift}>
          <GiveTime side={side} />
        </span>
      )}
    </>
  );
}

/** Gives a side some seconds more. */
function GiveTime({ side }: { readonly side: Side }) {
  const giveTime = usePlay((state) => state.giveTime);
  return (
    <IconButton
      label={words.give(side, GIFT_SECONDS)}
      icon={ClockPlus}
      onClick={() => {
        giveTime(side);
      }}
    />
  );
}

/** Pauses or starts the clock. Both players have this button, and it is as large as the clock. */
function PauseButton({ clock }: { readonly clock: Clock }) {
  const pauseClock = usePlay((state) => state.pauseClock);
  const startClock = usePlay((state) => state.startClock);
  const isRunning = clock.since !== null;
  const Icon = isRunning ? Pause : Play;
  const label = isRunning ? words.pause : startLabel(clock);
  return (
    <button type="button" aria-label={label} title={label} onClick={isRunning ? pauseClock : startClock}>
      <Icon aria-hidden="true" />
    </button>
  );
}

/** The time that a side has left, as shown; the component follows it. */
function useTimeLeft(clock: Clock, side: Side): number {
  const now = usePlay((state) => state.now);
  const isRunning = clock.since !== null && clock.side === side;
  const follow = useCallback(
    (onCursor: () => void) => {
      if (!isRunning) return () => undefined;
      const timer = setInterval(onCursor, LOOK_EVERY);
      return () => {
        clearInterval(timer);
      };
    },
    [isRunning],
  );
  return useSyncExternalStore(follow, () => shownTime(remainingAt(clock, side, now())));
}
