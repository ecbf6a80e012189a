import { usePlay } from '../game/PlayContext.ts';
import { RuledText } from './RuledText.tsx';
import { say } from '../../words/say.ts';
import styles from './status.module.css';
import { classes } from '../board/classes.ts';

/** What could not be done, and why, with a link to the rule. */
export function Notice() {
  const notice = usePlay((state) => state.notice);
  const refusal = usePlay((state) => state.refusal);
  const variant = usePlay((state) => state.game.variant);
  return (
    <div role="alert" className={styles.alert}>
      {notice !== null && <p className={classes(styles.status, styles.notice)}>{say(notice)}</p>}
      {refusal && (
        // Only an attempt was wrong; a piece that cannot move may be picked.
        <p className={classes(styles.status, refusal.choice ? styles.notice : styles.remark)}>
          <RuledText variant={variant} remark={refusal.reason} />
        </p>
      )}
    </div>
  );
}
