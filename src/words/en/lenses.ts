import type { LensMessage } from '../../engine/game/lensMessage.ts';
import { SIDES } from '../../engine/rules/side.ts';
import type { Ben39LensMessage } from '../../engine/variants/ben39/message.ts';
import type { Sentences } from '../sentences.ts';
import { ben39Lenses } from './ben39/lenses.ts';
import { joinList, placedWords, sideName } from './grammar.ts';
import { countedSites } from './siteWords.ts';

/** The sentences of all lenses, those of single variants too: only few boards use any. */
export const lenses: Sentences<LensMessage | Ben39LensMessage> = {
  ...ben39Lenses,
  'lens/attacked-by-side': ({ side }) => `Attacked by ${sideName(side)}`,
  'lens/attacked-by-both': () => 'Attacked by either side',
  'lens/captured-for-free': () => 'Captured for free',
  'lens/site-attacked': ({ side }) => `attacked by ${sideName(side)}`,
  'lens/site-attacked-by-both': () => 'attacked by both sides',
  'lens/site-attacked-alone': ({ side }) => `attacked by ${sideName(side)} alone`,
  'lens/site-free': ({ side }) => `${sideName(side)} could capture it for free`,
  'lens/site-reached': ({ count }) => (count === 1 ? 'in one move' : `in ${String(count)} moves`),
  'lens/reach': ({ piece, shape, inOne, inAll, most }) => {
    const name = `The ${placedWords(piece)}`;
    if (inAll === 0) return `${name} reaches nothing.`;
    const first = `${name} reaches ${countedSites(shape, inOne)} in one move`;
    return most === 1
      ? `${first}, and no other.`
      : `${first}, and ${countedSites(shape, inAll)} in up to ${String(most)} moves.`;
  },
  'lens/attacks': ({ side, shape, count }) => `${sideName(side)} attacks ${countedSites(shape, count)}.`,
  'lens/attacks-of-both': ({ shape, counts: [white, black], both }) =>
    `White attacks ${countedSites(shape, white)}, Black ${String(black)}; ${String(both)} are attacked by both.`,
  'lens/free': ({ pieces }) =>
    pieces.every((free) => free.length === 0)
      ? 'Neither side could capture anything for free.'
      : SIDES.map((side) => {
          const free = joinList(
            pieces[side].map((piece) => `the ${placedWords(piece)}`),
            'and',
          );
          return `${sideName(side)} could capture ${free || 'nothing'} for free.`;
        }).join(' '),
};
