/** What a single key is for on a board; the arrows and corner keys lead from site to site. */
export type BoardTask = 'pick' | 'stepBack' | 'change' | 'moves' | 'announcement';

/** The keys of each task, as the browser names them. */
export const BOARD_KEYS: Readonly<Record<BoardTask, readonly string[]>> = {
  pick: ['Enter', ' '],
  stepBack: ['Escape'],
  change: ['x'],
  moves: ['m'],
  announcement: ['p'],
};

/** Whether a key that was pressed is one of those, in upper or lower case. */
export const isOneOf = (keys: readonly string[], key: string): boolean =>
  keys.includes(key.length === 1 ? key.toLowerCase() : key);

/** Whether a key that was pressed is one of a task's on the board. */
export const isBoardKey = (task: BoardTask, key: string): boolean => isOneOf(BOARD_KEYS[task], key);
