import type { BoardTask } from './board/keys.ts';
import { BOARD_KEYS, isOneOf } from './board/keys.ts';

/** What a single key is for, on a board and beside it. */
export type KeyTask = BoardTask | 'help' | 'lens';

/** The keys of each task, as the browser names them. */
export const KEYS: Readonly<Record<KeyTask, readonly string[]>> = {
  ...BOARD_KEYS,
  help: ['?'],
  lens: ['v'],
};

/** Whether a key that was pressed is one of a task's, in upper or lower case. */
export const isKey = (task: KeyTask, key: string): boolean => isOneOf(KEYS[task], key);

/** Whether a key is for a text that somebody writes. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('textarea, select, input:not([type=radio], [type=checkbox], [type=button])');
