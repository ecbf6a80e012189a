import type { ExploreMessage } from '../../store/explore/exploreMessage.ts';
import type { Sentences } from '../sentences.ts';
import { joinList } from './grammar.ts';
import { asksToRemove, moveCount } from './ui/explore.ts';

/** How many replies are named; more are only counted. */
const MOST_NAMED = 4;

export const explore: Sentences<ExploreMessage> = {
  'explore/shown': ({ standing, replies }, say) => [say(standing), repliesWords(replies)].join(' ').trim(),
  'explore/removed': ({ count, standing }, say) => `${moveCount(count)} removed. ${say(standing)}`,
  'explore/asks': ({ first, count }) => asksToRemove(first, count),
  'explore/kept': () => 'Nothing is removed.',
  'explore/promoted': () => 'This variation comes first now.',
  'explore/main-line': () => 'This line is the main line now.',
  'explore/nothing-to-change': () => 'There is nothing to change here.',
  'explore/undone': ({ standing }, say) => `Undone. ${say(standing)}`,
  'explore/redone': ({ standing }, say) => `Done again. ${say(standing)}`,
  'explore/collapsed': () => 'The variations are hidden.',
  'explore/expanded': () => 'The variations are shown.',
  'explore/pen-down': ({ from }) => `From ${from}. Pick it again for a circle.`,
  'explore/drawn': ({ from, to, isGone }) => {
    const shape = from === to ? `Circle on ${from}` : `Arrow from ${from} to ${to}`;
    return `${shape} ${isGone ? 'removed' : 'drawn'}.`;
  },
  'explore/pen': () => 'Picks draw arrows now.',
  'explore/no-pen': () => 'Picks make moves again.',
  'explore/merged': ({ count }) =>
    count === 0 ? 'The tree has all those lines.' : `${moveCount(count)} added to the tree.`,
  'explore/received': ({ count }) => `Another page has added ${moveCount(count)}.`,
};

function repliesWords(replies: readonly string[]): string {
  if (replies.length === 0) return '';
  if (replies.length === 1) return `Next: ${replies.join('')}.`;
  if (replies.length > MOST_NAMED) return `${String(replies.length)} moves were tried here.`;
  return `${String(replies.length)} moves were tried here: ${joinList(replies, 'and')}.`;
}
