import { useState } from 'react';
import { useStore } from 'zustand';
import { currentHints } from '../../engine/game/hints.ts';
import { hintKey, seenHints } from '../../store/seenHints.ts';
import { usePlay } from '../game/PlayContext.ts';
import { useSettings } from '../useSettings.ts';
import { RuledText } from './RuledText.tsx';
import * as beside from '#words/ui/beside.ts';
import styles from './status.module.css';
import { classes } from '../board/classes.ts';

/**
 * A rule that matters now, for players who do not know it yet: one at a time, until it is dismissed for good
 * or no longer matters. Shows nothing while an earlier position is shown.
 */
export function HintCard() {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const dismissed = useStore(seenHints, (state) => state.dismissed);
  const refused = usePlay((state) => state.refusal?.reason.rule);
  const { explanations } = useSettings();
  /** The id of the hint on show, which other hints do not replace. */
  const [shown, setShown] = useState<string | null>(null);
  const { variant } = game;
  const waiting = explanations
    ? currentHints(game).filter((hint) => !dismissed.includes(hintKey(variant, hint)))
    : [];
  const hint = waiting.find(({ id }) => id === shown) ?? waiting[0];
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
