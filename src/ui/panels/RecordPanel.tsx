import type { ReactNode } from 'react';
import { outcomeOf } from '../../engine/game/game.ts';
import { usePlay } from '../game/PlayContext.ts';
import { plyByKey } from '../game/recordKeys.ts';
import { useOutcomeWords } from './useOutcomeWords.ts';
import { EmptyRecord } from './EmptyRecord.tsx';
import { RoundList } from './RoundList.tsx';
import * as beside from '#words/ui/beside.ts';
import styles from './record.module.css';

/** The record of the game, with its result once there is one. The children are at its end beside the board, if there is room. */
export function RecordPanel({ children }: { readonly children?: ReactNode }) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const setCursor = usePlay((state) => state.setCursor);
  const outcome = outcomeOf(game);
  const outcomeWords = useOutcomeWords();
  return (
    <section
      className={styles.record}
      data-part="record"
      aria-label={beside.record}
      onKeyDown={(event) => {
        const ply = plyByKey(event.key, cursor, game.steps.length);
        if (ply === null) return;
        event.preventDefault();
        setCursor(ply);
      }}
    >
      <div className={styles.moves}>
        {game.steps.length === 0 ? (
          <p className={styles.empty}>
            <EmptyRecord />
          </p>
        ) : (
          <RoundList game={game} cursor={cursor} setCursor={setCursor} />
        )}
        {children && <div className={styles.spare}>{children}</div>}
      </div>
      {outcome && <p className={styles.result}>{outcomeWords(outcome)}</p>}
    </section>
  );
}
