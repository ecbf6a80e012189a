import { usePlay } from '../game/PlayContext.ts';
import { RuledText } from './RuledText.tsx';
import { say } from '../../words/say.ts';
import styles from './status.module.css';
import { classes } from '../board/classes.ts';

/** What could not be done, and why, with a link to the rule. */
export function Notice() {
  const notice = usePlay((state) => state.notice);
  const reason = usePlay((state) => state.refusal?.reason);
  const variant = usePlay((state) => state.game.variant);
  return (
    <div role="alert" className={styles.alert}>
      {notice !== null && <p className={classes(styles.status, styles.notice)}>{say(notice)}</p>}
      {reason && (
        <p className={classes(styles.status, styles.notice)}>
          <RuledText variant={variant} remark={reason} />
        </p>
      )}
    </div>
  );
}
