import { useEffect, useEffectEvent } from 'react';
import type { KeyTask } from './keys.ts';
import { isKey, isTyping } from './keys.ts';
import { useSettings } from './useSettings.ts';

/**
 * Calls a function when the key for a task is pressed anywhere on the page. The key does nothing while the
 * user is typing, under a dialog, where another part of the page has used it, or if a setting turns such keys
 * off.
 */
export function useKey(task: KeyTask, onPress: () => void): void {
  const { helpKey } = useSettings();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isKey(task, event.key) || event.repeat || event.defaultPrevented || !isFree(event)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    if (!helpKey) return;
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, [helpKey]);
}

/** Whether a pressed key may mean something to the page as a whole. */
export const isFree = ({
  ctrlKey,
  metaKey,
  altKey,
  target,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>): boolean =>
  !ctrlKey && !metaKey && !altKey && !isTyping(target) && !document.querySelector('dialog[open]');
