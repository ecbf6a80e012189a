import type { CommonReasonMessage } from '../../engine/rules/reasonMessage.ts';
import type { Sentences } from '../sentences.ts';
import { capital, kindOnSite, kindWords, sideName, small, withArticle } from './grammar.ts';
import { drawSentence, outcomeSentence } from './outcomes.ts';

/** The reasons that every game has. */
export const commonReasons: Sentences<CommonReasonMessage> = {
  'reason/game-over': ({ outcome }) =>
    outcome.winner === null
      ? `The game is drawn: ${drawSentence(outcome.reason)}.`
      : `The game is over. ${outcomeSentence(outcome)}`,
  'reason/nothing-there': ({ site }) => `There is nothing on ${site}.`,
  'reason/not-your-turn': ({ turn, piece }) =>
    `It is ${sideName(turn)}’s turn, and the ${kindOnSite(piece)} is ${sideName(piece.side)}’s.`,
  'reason/not-your-hand': ({ turn, holder, kind }) =>
    `It is ${sideName(turn)}’s turn, and the ${kindWords(kind)} is in ${sideName(holder)}’s hand.`,
  'reason/not-in-hand': ({ piece: { side, kind } }) => `No ${sideName(side)} ${kindWords(kind)} is in hand.`,
  'reason/same-place': ({ piece: { kind, site } }) => `The ${kindWords(kind)} is on ${site} already.`,
  'reason/no-such-movement': ({ piece: { kind, site }, goal, movement }, say) =>
    `${capital(withArticle(kind))} can’t go from ${site} to ${goal}. It ${small(say(movement))}.`,
  'reason/blocked': ({ piece, by }) => `The ${kindOnSite(piece)} is blocked by the ${kindOnSite(by)}.`,
  'reason/own-piece-there': ({ there }) =>
    `${sideName(there.side)}’s own ${kindOnSite(there)} is in the way.`,
  'reason/cannot-capture': ({ piece, there }) =>
    `The ${kindOnSite(piece)} goes to ${there.site} only without capturing, and ${withArticle(there.kind)} is there.`,
  'reason/nothing-to-capture': ({ piece, goal }) =>
    `The ${kindOnSite(piece)} goes to ${goal} only to capture, and nothing is there.`,
  'reason/occupied': ({ there: { kind, site } }) =>
    `${capital(withArticle(kind))} is on ${site} already. Choose an empty place.`,
};
