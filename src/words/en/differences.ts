import type { DifferenceMessage } from '../../engine/setup/differences.ts';
import type { Sentences } from '../sentences.ts';
import { capital, pieceWords, sideName } from './grammar.ts';

/** In what one position differs from another, as sentences that tell how to get from the first to the second. */
export const differences: Sentences<DifferenceMessage> = {
  'difference/came': ({ piece }) => `A ${pieceWords(piece)} comes to ${piece.site}.`,
  'difference/left': ({ piece }) => `The ${pieceWords(piece)} leaves ${piece.site}.`,
  'difference/replaced': ({ before, after }) =>
    `On ${before.site}, a ${pieceWords(after)} takes the place of the ${pieceWords(before)}.`,
  'difference/ground-came': ({ site }) => `A movable square comes to ${site}.`,
  'difference/ground-left': ({ site }) => `The movable square leaves ${site}.`,
  'difference/held': ({ holder, piece, turnsLeft, isFresh, before, after }) => {
    const count = Math.abs(after - before);
    return [
      `${sideName(holder)}’s hand ${after > before ? 'gains' : 'loses'} `,
      count > 1 ? `${String(count)} × ` : 'a ',
      pieceWords(piece),
      turnsLeft === null ? '' : isFresh ? ', just captured' : `, ${turnsWords(turnsLeft)}`,
      '.',
    ].join('');
  },
  'difference/turn': ({ before, after }) => `${sideName(after)} is to move instead of ${sideName(before)}.`,
  'difference/choice': ({ name, before, after }, say) =>
    `${capital(say(name))}: ${say(after)}, instead of ${say(before)}.`,
  'difference/site': ({ name, before, after }, say) =>
    `${capital(say(name))}: ${after ?? 'none'}, instead of ${before ?? 'none'}.`,
};

const turnsWords = (turns: number): string => (turns === 1 ? 'last turn' : `${String(turns)} turns left`);
