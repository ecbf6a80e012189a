import type { ReasonMessage } from '../../engine/rules/reasonMessage.ts';
import { otherSide } from '../../engine/rules/side.ts';
import type { Sentences } from '../sentences.ts';
import { capital, kindOnSite, sideName, small, withArticle } from './grammar.ts';
import { drawSentence, outcomeSentence } from './outcomes.ts';

/** The reasons that all variants share. */
export const reasons: Sentences<ReasonMessage> = {
  'reason/game-over': ({ outcome }) =>
    outcome.winner === null
      ? `The game is drawn: ${drawSentence(outcome.reason)}.`
      : `The game is over; ${outcomeSentence(outcome)}`,
  'reason/nothing-there': ({ site }) => `Nothing stands on ${site}.`,
  'reason/not-your-turn': ({ piece }) =>
    `It is ${sideName(otherSide(piece.side))}’s turn, and the ${kindOnSite(piece)} is ${sideName(piece.side)}’s.`,
  'reason/in-other-hand': ({ holder, kind }) =>
    `It is ${sideName(otherSide(holder))}’s turn, and the ${kind} is in ${sideName(holder)}’s hand.`,
  'reason/not-in-hand': ({ piece: { kind, side } }) => `No ${kind} of ${sideName(side)} is in hand.`,
  'reason/same-place': ({ piece }) => `The ${piece.kind} is on ${piece.site} already.`,
  'reason/no-such-movement': ({ kind, from, to, movement }, say) =>
    `${capital(withArticle(kind))} does not go from ${from} to ${to}: ${small(say(movement))}.`,
  'reason/blocked': ({ piece, by }) => `The ${kindOnSite(piece)} is blocked by the ${kindOnSite(by)}.`,
  'reason/own-piece-there': ({ piece: { side, kind, site } }) =>
    `${sideName(side)}’s own ${kind} stands on ${site}.`,
  'reason/cannot-capture': ({ kind, from, to, captured }) =>
    `${capital(withArticle(kind))} goes from ${from} to ${to} only without capturing, and ${withArticle(captured)} stands there.`,
  'reason/nothing-to-capture': ({ kind, from, to }) =>
    `${capital(withArticle(kind))} goes from ${from} to ${to} only to capture, and nothing stands there.`,
  'reason/occupied': ({ piece: { kind, site } }) =>
    `${capital(withArticle(kind))} stands on ${site}, and a piece comes onto the board where nothing stands.`,
};
