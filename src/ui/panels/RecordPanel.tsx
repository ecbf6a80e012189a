import { outcomeOf } from '../../engine/game/game.ts';
import { usePlay } from '../game/PlayContext.ts';
import { plyByKey } from '../game/recordKeys.ts';
import { useOutcomeWords } from './useOutcomeWords.ts';
import { Rounds } from './Rounds.tsx';
import * as beside from '#words/ui/beside.ts';
import styles from './record.module.css';

/** The record of the game, with its result once there is one. */
export function RecordPanel() {
  const outcome = usePlay(({ game }) => outcomeOf(game));
  const cursor = usePlay((state) => state.cursor);
  const setCursor = usePlay((state) => state.setCursor);
  const last = usePlay(({ game }) => game.steps.length);
  const outcomeWords = useOutcomeWords();
  return (
    <section
      className={styles.record}
      data-part="record"
      aria-label={beside.record}
      onKeyDown={(event) => {
        const ply = plyByKey(event.key, cursor, last);
        if (ply === null) return;
        event.preventDefault();
        setCursor(ply);
      }}
    >
      <Rounds />
      {outcome && <p className={styles.result}>{outcomeWords(outcome)}</p>}
    </section>
  );
}
