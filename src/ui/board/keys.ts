/** The tasks of single keys on a board; the arrows and corner keys move between sites. */
export type BoardTask = 'pick' | 'stepBack' | 'change' | 'moves' | 'attackers' | 'announcement';

/** The keys for each task, as the browser names them. */
export const BOARD_KEYS: Readonly<Record<BoardTask, readonly string[]>> = {
  pick: ['Enter', ' '],
  stepBack: ['Escape'],
  change: ['x'],
  moves: ['m'],
  attackers: ['a'],
  announcement: ['p'],
};

/** Whether a pressed key is one of those given, in upper or lower case. */
export const isOneOf = (keys: readonly string[], key: string): boolean =>
  keys.includes(key.length === 1 ? key.toLowerCase() : key);

/** Whether a pressed key is one for a task on the board. */
export const isBoardKey = (task: BoardTask, key: string): boolean => isOneOf(BOARD_KEYS[task], key);
