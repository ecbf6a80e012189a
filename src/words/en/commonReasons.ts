import type { CommonReasonMessage } from '../../engine/rules/reasonMessage.ts';
import type { Sentences } from '../sentences.ts';
import { capital, kindOnSite, kindWords, sideName, small, withArticle } from './grammar.ts';
import { drawSentence, outcomeSentence } from './outcomes.ts';

/** The reasons that every game has. */
export const commonReasons: Sentences<CommonReasonMessage> = {
  'reason/game-over': ({ outcome }) =>
    outcome.winner === null
      ? `The game is drawn: ${drawSentence(outcome.reason)}.`
      : `The game is over; ${outcomeSentence(outcome)}`,
  'reason/nothing-there': ({ site }) => `Nothing stands on ${site}.`,
  'reason/not-your-turn': ({ turn, piece }) =>
    `It is ${sideName(turn)}’s turn, and the ${kindOnSite(piece)} is ${sideName(piece.side)}’s.`,
  'reason/not-your-hand': ({ turn, holder, kind }) =>
    `It is ${sideName(turn)}’s turn, and the ${kindWords(kind)} is in ${sideName(holder)}’s hand.`,
  'reason/not-in-hand': ({ piece: { side, kind } }) =>
    `No ${kindWords(kind)} of ${sideName(side)} is in hand.`,
  'reason/same-place': ({ piece: { kind, site } }) => `The ${kindWords(kind)} is on ${site} already.`,
  'reason/no-such-movement': ({ piece: { kind, site }, goal, movement }, say) =>
    `${capital(withArticle(kind))} does not go from ${site} to ${goal}: ${small(say(movement))}.`,
  'reason/blocked': ({ piece, by }) => `The ${kindOnSite(piece)} is blocked by the ${kindOnSite(by)}.`,
  'reason/own-piece-there': ({ there: { side, kind, site } }) =>
    `${sideName(side)}’s own ${kindWords(kind)} stands on ${site}.`,
  'reason/cannot-capture': ({ piece: { kind, site }, there }) =>
    `${capital(withArticle(kind))} goes from ${site} to ${there.site} only without capturing, and ${withArticle(there.kind)} stands there.`,
  'reason/nothing-to-capture': ({ piece: { kind, site }, goal }) =>
    `${capital(withArticle(kind))} goes from ${site} to ${goal} only to capture, and nothing stands there.`,
  'reason/occupied': ({ there: { kind, site } }) =>
    `${capital(withArticle(kind))} stands on ${site}, and a piece comes onto the board where nothing stands.`,
};
