import type { SideReachMessage } from '../../engine/game/sideReach.ts';
import type { DifferenceMessage } from '../../engine/setup/differences.ts';
import type { ExploreMessage } from '../../store/explore/exploreMessage.ts';
import type { PenMessage } from '../../store/penMessage.ts';
import type { Sentences } from '../sentences.ts';
import { differences } from './differences.ts';
import { joinList, sideName } from './grammar.ts';
import { pen } from './pen.ts';
import { firstOf } from './tree.ts';
import { asksToRemove, moveCount } from './ui/explore.ts';

/** How many replies are named; more are only counted. */
const MOST_NAMED = 4;

export const explore: Sentences<ExploreMessage | PenMessage | DifferenceMessage | SideReachMessage> = {
  ...differences,
  ...pen,
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
  'explore/replies': ({ replies }) => repliesWords(replies) || 'No move was tried here yet.',
  'explore/variations': ({ moves }) =>
    moves.length === 0
      ? 'No other move was tried in place of this one.'
      : `In place of this move, ${firstOf(moves)} ${moves.length === 1 ? 'was' : 'were'} tried.`,
  'explore/kept-to-compare': ({ name }) => `${name} is kept. Show another move and choose Compare.`,
  'explore/none-kept-to-compare': () => 'No position is kept any more.',
  'explore/merged': ({ count }) =>
    count === 0 ? 'The tree has all those lines.' : `${moveCount(count)} added to the tree.`,
  'explore/taken': ({ count, standing }, say) =>
    `${count === 0 ? 'The tree has this line.' : `${moveCount(count)} added to the tree.`} ${say(standing)}`,
  'explore/received': ({ count }) => `Another page has added ${moveCount(count)}.`,
  'explore/followed': ({ count }) =>
    count === 0
      ? 'Moves of the game were taken back. They stay here as a variation.'
      : `The game has gone on: ${moveCount(count)} of it joined the tree.`,
  'side-reach/site': ({ side, turns }) =>
    `reached by ${sideName(side)} in ${turns === 1 ? 'one turn' : `${String(turns)} turns`}`,
  'side-reach/sum': ({ side, inOne, inTwo }) =>
    inOne + inTwo === 0
      ? `${sideName(side)} reaches no other place.`
      : `${sideName(side)} reaches ${places(inOne)} in one turn, and ${String(inTwo)} more in two.`,
};

const places = (count: number): string => (count === 1 ? '1 place' : `${String(count)} places`);

function repliesWords(replies: readonly string[]): string {
  if (replies.length === 0) return '';
  if (replies.length === 1) return `Next: ${replies.join('')}.`;
  if (replies.length > MOST_NAMED) return `${String(replies.length)} moves were tried here.`;
  return `${String(replies.length)} moves were tried here: ${joinList(replies, 'and')}.`;
}
