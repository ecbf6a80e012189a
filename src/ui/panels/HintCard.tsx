import { useState } from 'react';
import { useStore } from 'zustand';
import { hintToShow } from '../../engine/game/hints.ts';
import { hintKey, seenHints } from '../../store/seenHints.ts';
import { usePlay } from '../game/PlayContext.ts';
import { useSettings } from '../useSettings.ts';
import { RuledText } from './RuledText.tsx';
import * as beside from '#words/ui/beside.ts';
import styles from './status.module.css';
import { classes } from '../board/classes.ts';

/**
 * A rule that matters now, for players who do not know it yet: one at a time, until it is dismissed for good,
 * no longer matters, or a more pressing one comes. Shows nothing while an earlier position is shown.
 */
export function HintCard() {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const dismissed = useStore(seenHints, (state) => state.dismissed);
  const refused = usePlay((state) => state.refusal?.reason.rule);
  const { explanations } = useSettings();
  /** The id of the hint on show, which only a more pressing one replaces. */
  const [shown, setShown] = useState<string | null>(null);
  const { variant } = game;
  const hint = explanations
    ? hintToShow(game, (other) => !dismissed.includes(hintKey(variant, other)), shown)
    : null;
  if ((hint?.id ?? null) !== shown) setShown(hint?.id ?? null);
  // Do not repeat a rule that a refusal already states.
  if (!hint || hint.rule === refused || cursor < game.steps.length) return null;
  return (
    <div className={classes(styles.status, styles.remark, styles.moment)} role="note">
      <p>
        <RuledText variant={variant} remark={hint} />
      </p>
      <button
        type="button"
        className="button"
        onClick={() => {
          seenHints.getState().dismiss(hintKey(variant, hint));
        }}
      >
        {beside.gotIt}
      </button>
    </div>
  );
}
