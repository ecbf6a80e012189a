import { positionAt } from '../../engine/game/game.ts';
import type { LensView } from '../../engine/rules/lens.ts';
import { say } from '../../words/say.ts';
import { classes } from '../board/classes.ts';
import { Tones } from '../board/Tones.tsx';
import { usePlay } from '../game/PlayContext.ts';
import { useLens } from '../useLens.ts';
import styles from './lensControl.module.css';
import statusStyles from './status.module.css';

interface LensAnswerProps {
  /** Null for no lens. */
  readonly view: LensView | null;
  readonly className?: string | undefined;
}

/** What a lens shows in words, and what its tints mean. */
export function LensAnswer({ view, className }: LensAnswerProps) {
  return (
    <div className={classes(styles.answer, view ? className : 'visually-hidden')}>
      <p aria-live="polite">{view && say(view.sum)}</p>
      {view && (
        <div className={classes(styles.legend, 'fades-aside')}>
          <Tones lit={view.lit} />
        </div>
      )}
    </div>
  );
}

/** The answer for the position on the screen, where the choice of a lens is out of sight of the board. */
export function PlayLensAnswer() {
  const variant = usePlay((state) => state.game.variant);
  const position = usePlay((state) => positionAt(state.game, state.cursor));
  const view = useLens(variant, position);
  return (
    <LensAnswer view={view} className={classes(statusStyles.status, statusStyles.remark, styles.docked)} />
  );
}
