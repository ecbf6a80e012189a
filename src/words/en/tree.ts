import type { TreeMessage } from '../../engine/tree/treeMessage.ts';
import type { Sentences } from '../sentences.ts';
import { joinList } from './grammar.ts';

/** How many moves are named; more are only counted. */
const MOST_NAMED = 4;

export const tree: Sentences<TreeMessage> = {
  'tree/other-variant': () => 'Those lines belong to another game.',
  'tree/other-start': () => 'Those lines begin at another position.',
  'tree/too-large': ({ most }) => `Together that would be more than ${String(most)} moves.`,
  'tree/lines-left-out': ({ actions }) =>
    actions.length === 1
      ? `A line ends before ${actions.join('')}, because that move is not legal.`
      : `${String(actions.length)} lines end before moves that are not legal: ${firstOf(actions)}.`,
};

/** The first of several moves, and how many more there are. */
export function firstOf(moves: readonly string[]): string {
  const more = moves.length - MOST_NAMED;
  return joinList(more > 0 ? [...moves.slice(0, MOST_NAMED), `${String(more)} more`] : moves, 'and');
}
