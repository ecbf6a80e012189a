import { useEffect, useEffectEvent, useRef } from 'react';
import { usePlay } from '../game/PlayContext.ts';
import { plyByKey } from '../game/recordKeys.ts';
import { isFree } from '../useKey.ts';
import { useSettings } from '../useSettings.ts';

/**
 * Leads through the record by the arrow keys, Home and End, wherever the focus is on the play screen. On the
 * board these keys go from site to site and in a hand from piece to piece, but only once the keyboard has come
 * there: a click leaves the focus there, too, where nobody sees it. They lead no further back than to the ply `first`.
 */
export function useRecordKeys(first = 0): void {
  const last = usePlay((state) => state.game.steps.length);
  const cursor = usePlay((state) => state.cursor);
  const setCursor = usePlay((state) => state.setCursor);
  const { helpKey } = useSettings();
  const isKeyboardThere = useRef(false);
  const go = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const ply = plyByKey(event.key, cursor, last);
    if (ply === null || event.shiftKey || !isFree(event) || !(target instanceof Element)) return;
    const isOnPlace = target.matches(PLACE);
    if ((isOnPlace && isKeyboardThere.current) || target.matches('[type=radio], [role=tab]')) return;
    // Otherwise a browser would now outline the site that was clicked.
    if (isOnPlace && (target instanceof SVGElement || target instanceof HTMLElement)) target.blur();
    event.preventDefault();
    event.stopPropagation();
    setCursor(Math.max(ply, first));
  });
  useEffect(() => {
    if (!helpKey) return;
    // A browser may take a focus for visible as soon as any key is pressed, so this is asked before.
    const lookAt = (target: EventTarget | null) => {
      isKeyboardThere.current = target instanceof Element && target.matches(`:is(${PLACE}):focus-visible`);
    };
    const onFocus = ({ target }: FocusEvent) => {
      lookAt(target);
    };
    // Whoever comes from another screen may have the focus on the board before this.
    lookAt(document.activeElement);
    // On their way down, so that they come here before they come to the board.
    window.addEventListener('focus', onFocus, true);
    window.addEventListener('keydown', go, true);
    return () => {
      window.removeEventListener('focus', onFocus, true);
      window.removeEventListener('keydown', go, true);
    };
  }, [helpKey]);
}

/** The places where the arrow keys lead from one to the next. */
const PLACE = '[data-site], [data-held]';
