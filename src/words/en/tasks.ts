import type { Side } from '../../engine/rules/side.ts';
import type { Task } from '../../store/playMessage.ts';
import { sideName } from './grammar.ts';

/** What the player to move has to do, to follow the player’s name. */
export const tasks: Readonly<Record<Task, string>> = {
  move: 'to move',
  'may-drop': 'may drop a piece',
  'must-drop': 'must drop a piece',
};

/** `White must drop a piece.` */
export const taskSentence = (side: Side, task: Task): string => `${sideName(side)} ${tasks[task]}.`;
