import { outcomeOf } from '../../engine/game/game.ts';
import { usePlay } from '../game/PlayContext.ts';
import { useOutcomeWords } from './useOutcomeWords.ts';
import { Rounds } from './Rounds.tsx';
import * as beside from '#words/ui/beside.ts';
import styles from './record.module.css';

/** The record of the game, with its result once there is one. */
export function RecordPanel() {
  const outcome = usePlay(({ game }) => outcomeOf(game));
  const cursor = usePlay((state) => state.cursor);
  const setCursor = usePlay((state) => state.setCursor);
  const outcomeWords = useOutcomeWords();
  return (
    <section
      className={styles.record}
      aria-label={beside.record}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') setCursor(cursor - 1);
        else if (event.key === 'ArrowRight') setCursor(cursor + 1);
        else return;
        event.preventDefault();
      }}
    >
      <Rounds />
      {outcome && <p className={styles.result}>{outcomeWords(outcome)}</p>}
    </section>
  );
}
