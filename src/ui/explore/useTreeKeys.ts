import { useEffect, useEffectEvent } from 'react';
import type { Way } from '../../store/explore/ways.ts';
import { isFree, useKey } from '../useKey.ts';
import { useSettings } from '../useSettings.ts';
import { useExploreStore } from './ExploreContext.ts';

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'first',
  End: 'last',
};
/** With Shift. */
const SHIFTED: Readonly<Record<string, Way>> = { ArrowLeft: 'out', ArrowRight: 'in' };

/** The places where the arrow keys lead from one to the next. */
const PLACE = '[data-site], [data-held], [role=tab], [type=radio]';

/**
 * Leads through the tree by the arrow keys, removes with Delete, and undoes and redoes, wherever the focus is except on
 * the board, where arrow keys lead from place to place.
 */
export function useTreeKeys(): void {
  const store = useExploreStore();
  const { helpKey } = useSettings();
  useKey('takeBack', () => {
    store.getState().undo();
  });
  useKey('redo', () => {
    store.getState().redo();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { goBy, askToRemove, keep, undo, redo, doomed } = store.getState();
    const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
    const run = (action: () => void) => {
      event.preventDefault();
      action();
    };
    if (event.defaultPrevented || altKey) return;
    const isPage = isFree({ ctrlKey: false, metaKey: false, altKey, target });
    if (key.toLowerCase() === 'z' && (ctrlKey || metaKey) && isPage) {
      run(shiftKey ? redo : undo);
      return;
    }
    if (!isFree(event)) return;
    if (key === 'Escape' && doomed) run(keep);
    if (target instanceof Element && target.matches(`:is(${PLACE}):focus-visible`)) return;
    const way = (shiftKey ? SHIFTED : WAYS)[key];
    if (way)
      run(() => {
        goBy(way);
      });
    else if (key === 'Delete') run(askToRemove);
  });
  useEffect(() => {
    if (!helpKey) return;
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, [helpKey]);
}
