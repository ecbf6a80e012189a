import { usePlay } from '../game/PlayContext.ts';
import { RuledText } from './RuledText.tsx';
import { useHint } from './useHint.ts';
import * as beside from '#words/ui/beside.ts';
import styles from './status.module.css';
import { classes } from '../board/classes.ts';

/** A rule that matters now, with a button that dismisses it for good; null for none. */
export function HintCard() {
  const variant = usePlay((state) => state.game.variant);
  const isPicking = usePlay(({ selection }) => selection !== null);
  const shown = useHint();
  if (!shown) return null;
  return (
    <div
      className={classes(styles.status, styles.remark, styles.moment, isPicking && styles.aside)}
      role="note"
    >
      <p>
        <RuledText variant={variant} remark={shown.hint} />
      </p>
      <button type="button" className="button" onClick={shown.dismiss}>
        {beside.gotIt}
      </button>
    </div>
  );
}
