import { useEffect } from 'react';
import { untilWord } from '../../engine/game/clock.ts';
import { usePlay } from '../game/PlayContext.ts';

/** Announces the time left when it gets short, and lets it run out on time. */
export function useTimekeeper(): void {
  const clock = usePlay((state) => state.clock);
  const now = usePlay((state) => state.now);
  const sayTime = usePlay((state) => state.sayTime);
  useEffect(() => {
    if (!clock) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const time = untilWord(clock, now());
      if (time === null) return;
      timer = setTimeout(() => {
        sayTime();
        // A timer may fire a little early; then it is set again.
        wait();
      }, Math.ceil(time));
    };
    wait();
    return () => {
      clearTimeout(timer);
    };
  }, [clock, now, sayTime]);
}
