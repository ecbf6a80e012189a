import { usePlay } from '../game/PlayContext.ts';
import { startLabel } from './startLabel.ts';
import * as words from '#words/ui/clock.ts';

/** Starts a clock that is stopped while the game goes on. */
export function ClockStart() {
  const clock = usePlay((state) => state.clock);
  const startClock = usePlay((state) => state.startClock);
  if (clock?.since !== null) return null;
  return (
    <button type="button" className="button" title={words.stands} onClick={startClock}>
      {startLabel(clock)}
    </button>
  );
}
