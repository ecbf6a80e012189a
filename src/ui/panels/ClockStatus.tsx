import { outcomeOf } from '../../engine/game/game.ts';
import { usePlay } from '../game/PlayContext.ts';
import { startLabel } from './startLabel.ts';
import * as words from '#words/ui/clock.ts';
import styles from './status.module.css';

/** Says that the clock is stopped while the game goes on, and how to start it. */
export function ClockStatus() {
  const clock = usePlay((state) => state.clock);
  const isOver = usePlay(({ game }) => outcomeOf(game) !== null);
  const startClock = usePlay((state) => state.startClock);
  if (clock?.since !== null || isOver) return null;
  return (
    <section className={styles.status} aria-label={words.clock}>
      <p>{words.stands}</p>
      <p className="actions">
        <button type="button" className="button primary" onClick={startClock}>
          {startLabel(clock)}
        </button>
      </p>
    </section>
  );
}
