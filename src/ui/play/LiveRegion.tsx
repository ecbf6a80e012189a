import { useState } from 'react';
import type { Message } from '../../engine/rules/message.ts';
import { usePlay } from '../game/PlayContext.ts';
import { useHint } from '../panels/useHint.ts';
import { useSayAloud } from '../useSettings.ts';

/** What was last read out, and what it was about. */
interface Told {
  readonly announcement: Message;
  /** The id of the hint on show; null for none. */
  readonly hint: string | null;
  /** The messages that are read out, one after the other. */
  readonly messages: readonly Message[];
}

/** What happens in the game, for screen readers: each announcement, and each hint once, when it appears. */
export function LiveRegion() {
  const announcement: Message = usePlay((state) => state.announcement);
  const shown = useHint();
  const sayAloud = useSayAloud();
  const hint = shown?.hint ?? null;
  const [told, setTold] = useState<Told>({ announcement, hint: null, messages: [announcement] });
  const isNews = announcement !== told.announcement;
  const isNewHint = hint !== null && hint.id !== told.hint;
  if (isNews || (hint?.id ?? null) !== told.hint)
    setTold({
      announcement,
      hint: hint?.id ?? null,
      // A hint that disappears leaves what was read out as it is.
      messages:
        isNews || isNewHint
          ? [...(isNews ? [announcement] : []), ...(isNewHint ? [hint.text] : [])]
          : told.messages,
    });
  return (
    <p className="visually-hidden" role="status">
      {told.messages.map(sayAloud).join(' ')}
    </p>
  );
}
