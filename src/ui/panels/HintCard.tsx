import { usePlay } from '../game/PlayContext.ts';
import { PassedSign } from '../board/Marks.tsx';
import { RuledText } from './RuledText.tsx';
import { useHint } from './useHint.ts';
import * as beside from '#words/ui/beside.ts';
import styles from './status.module.css';
import { classes } from '../board/classes.ts';

/** A rule that matters now, with a button that dismisses it for good; null for none. */
export function HintCard() {
  const variant = usePlay((state) => state.game.variant);
  const first = usePlay(({ selection }) => selection?.picked[0]);
  const shown = useHint();
  if (!shown) return null;
  const { hint, dismiss } = shown;
  const isAside = first !== undefined && hint.mark === undefined;
  const isAbout = first?.kind === 'site' && hint.about?.includes(first.site);
  return (
    <div
      className={classes(
        styles.status,
        styles.remark,
        styles.moment,
        isAside && styles.aside,
        isAbout && styles.about,
        isAside && hint.about && !isAbout && styles.elsewhere,
      )}
      role="note"
    >
      {hint.mark === 'passed' && (
        <svg className={styles.sign} viewBox="-.5 -.5 1 1" aria-hidden="true">
          <PassedSign />
        </svg>
      )}
      <p>
        <RuledText variant={variant} remark={hint} />
      </p>
      <button type="button" className="button" onClick={dismiss}>
        {beside.gotIt}
      </button>
    </div>
  );
}
