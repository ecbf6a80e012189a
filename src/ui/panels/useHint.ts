import { useState } from 'react';
import { useStore } from 'zustand';
import type { Hint } from '../../engine/rules/hint.ts';
import { hintToShow } from '../../engine/game/hints.ts';
import type { PlayMessage } from '../../store/playMessage.ts';
import { hintKey, seenHints } from '../../store/seenHints.ts';
import { usePlay } from '../game/PlayContext.ts';
import { useSettings } from '../useSettings.ts';

/** A hint on show, and what dismisses it for good. */
interface ShownHint {
  readonly hint: Hint;
  readonly dismiss: () => void;
}

/** A rule that matters now, for players who do not know it yet; null for none, and while an earlier position is shown. */
export function useHint(): ShownHint | null {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const dismissed = useStore(seenHints, (state) => state.dismissed);
  // A hint that is dismissed during the game has had its turn: another must not take its place at once.
  const [known] = useState(dismissed);
  const refused = usePlay((state) => state.refusal?.reason.rule);
  const announce = usePlay((state) => state.announce);
  const { explanations } = useSettings();
  const { variant } = game;
  const isIn = (keys: readonly string[], hint: Hint) => keys.includes(hintKey(variant, hint));
  const hint = explanations
    ? hintToShow(game, (other) => !isIn(known, other) || !isIn(dismissed, other))
    : null;
  if (!hint || isIn(dismissed, hint)) return null;
  // Do not repeat a rule that a refusal already states.
  if (hint.rule === refused || cursor < game.steps.length) return null;
  return {
    hint,
    dismiss: () => {
      seenHints.getState().dismiss(hintKey(variant, hint));
      announce({ id: 'play/rule-known' } satisfies PlayMessage);
    },
  };
}
