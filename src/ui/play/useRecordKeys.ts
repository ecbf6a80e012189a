import { useEffect, useEffectEvent } from 'react';
import { usePlay } from '../game/PlayContext.ts';
import { plyByKey } from '../game/recordKeys.ts';
import { isFree } from '../useKey.ts';
import { useSettings } from '../useSettings.ts';

/** Where the arrows have a meaning of their own: on the board once the keyboard is there, among options. */
const USES_ARROWS = '[data-site]:focus-visible, [type=radio]';

/** Leads through the record by the arrow keys, Home and End, wherever the focus is on the play screen. */
export function useRecordKeys(): void {
  const last = usePlay((state) => state.game.steps.length);
  const cursor = usePlay((state) => state.cursor);
  const setCursor = usePlay((state) => state.setCursor);
  const { helpKey } = useSettings();
  const go = useEffectEvent((event: KeyboardEvent) => {
    const { target, shiftKey } = event;
    if (shiftKey || !isFree(event) || (target instanceof Element && target.matches(USES_ARROWS))) return;
    const ply = plyByKey(event.key, cursor, last);
    if (ply === null) return;
    event.preventDefault();
    event.stopPropagation();
    setCursor(ply);
  });
  useEffect(() => {
    if (!helpKey) return;
    // Before the board, on which a click leaves an invisible focus, moves that focus.
    window.addEventListener('keydown', go, true);
    return () => {
      window.removeEventListener('keydown', go, true);
    };
  }, [helpKey]);
}
