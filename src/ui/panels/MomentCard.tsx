import { useState } from 'react';
import { useStore } from 'zustand';
import { currentMoments } from '../../engine/game/moments.ts';
import { momentKey, seenMoments } from '../../store/seenMoments.ts';
import { usePlay } from '../play/PlayContext.ts';
import { useSettings } from '../useSettings.ts';
import { RuledText } from './RuledText.tsx';

/**
 * A rule that matters now, for those who do not know it yet: one at a time, until it is dismissed for good or
 * has stopped to matter. Says nothing while one looks back.
 */
export function MomentCard() {
  const game = usePlay((state) => state.game);
  const look = usePlay((state) => state.look);
  const dismissed = useStore(seenMoments, (state) => state.dismissed);
  const refused = usePlay((state) => state.refusal?.reason.rule);
  const { explanations } = useSettings();
  /** The one on show, which others do not push aside. */
  const [shown, setShown] = useState<string | null>(null);
  const { variant } = game;
  const waiting = explanations
    ? currentMoments(game).filter((moment) => !dismissed.includes(momentKey(variant, moment)))
    : [];
  const moment = waiting.find(({ id }) => id === shown) ?? waiting[0];
  if ((moment?.id ?? null) !== shown) setShown(moment?.id ?? null);
  // What a refusal says already is not said twice.
  if (!moment || moment.rule === refused || look < game.steps.length) return null;
  return (
    <div className="status remark moment" role="note">
      <p>
        <RuledText variant={variant} remark={moment} />
      </p>
      <button
        type="button"
        className="button"
        onClick={() => {
          seenMoments.getState().dismiss(momentKey(variant, moment));
        }}
      >
        Got it
      </button>
    </div>
  );
}
