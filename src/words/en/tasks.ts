import type { Say } from '../../engine/rules/message.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Task } from '../../store/playMessage.ts';
import { joinList, kindWords, sideName } from './grammar.ts';

const tasks: Readonly<Record<Extract<Task, string>, string>> = {
  move: 'to move',
  'may-drop': 'may drop a piece',
  'must-drop': 'must drop a piece',
};

/** `the ferz and the wazir` */
const named = (kinds: readonly string[]): string =>
  joinList(
    kinds.map((kind) => `the ${kindWords(kind)}`),
    'and',
  );

/**
 * What the player to move has to do, to follow the player’s name. `due` are the kinds of the pieces without which the
 * turn cannot end.
 */
export const taskWords = (task: Task, due: readonly string[], say: Say): string =>
  due.length > 0 ? `must drop ${named(due)}` : typeof task === 'string' ? tasks[task] : say(task);

/** `White must drop the ferz to finish the turn.` */
export function taskSentence(side: Side, task: Task, due: readonly string[], say: Say): string {
  const more = due.length > 0 ? ' to finish the turn' : task === 'may-drop' ? ' or end the turn' : '';
  return `${sideName(side)} ${taskWords(task, due, say)}${more}.`;
}
