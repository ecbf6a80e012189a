/** What a single key is for; the arrows and corner keys are the board's own. */
export type KeyTask = 'pick' | 'stepBack' | 'change' | 'moves' | 'announcement' | 'help' | 'lens';

/** The keys of each task, as the browser names them. */
export const KEYS: Readonly<Record<KeyTask, readonly string[]>> = {
  pick: ['Enter', ' '],
  stepBack: ['Escape'],
  change: ['x'],
  moves: ['m'],
  announcement: ['p'],
  help: ['?'],
  lens: ['v'],
};

/** Whether a key that was pressed is one of a task's, in upper or lower case. */
export const isKey = (task: KeyTask, key: string): boolean =>
  KEYS[task].includes(key.length === 1 ? key.toLowerCase() : key);

/** Whether a key is for a text that somebody writes. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('textarea, select, input:not([type=radio], [type=checkbox], [type=button])');
