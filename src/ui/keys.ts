import type { BoardTask } from './board/keys.ts';
import { BOARD_KEYS, isOneOf } from './board/keys.ts';

/** The tasks of single keys, on a board and elsewhere. */
export type KeyTask =
  | BoardTask
  | 'help'
  | 'lens'
  | 'lastLens'
  | 'flip'
  | 'takeBack'
  | 'redo'
  | 'newGame'
  | 'lastMove'
  | 'hands'
  | 'times'
  | 'toBoard'
  | 'toRecord'
  | 'toMoveField'
  | 'analysis';

/** The keys for each task, as the browser names them. */
export const KEYS: Readonly<Record<KeyTask, readonly string[]>> = {
  ...BOARD_KEYS,
  help: ['?'],
  lens: ['v'],
  lastLens: ['l'],
  flip: ['f'],
  takeBack: ['u'],
  redo: ['y'],
  newGame: ['n'],
  lastMove: ['s'],
  hands: ['h'],
  times: ['c'],
  toBoard: ['b'],
  toRecord: ['r'],
  toMoveField: ['t'],
  analysis: ['e'],
};

/** Whether a pressed key is one for a task, in upper or lower case. */
export const isKey = (task: KeyTask, key: string): boolean => isOneOf(KEYS[task], key);

/** Whether the target of a key handles typing itself, such as a text field or a list. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('textarea, select, input:not([type=radio], [type=checkbox], [type=button])');
