import type { Happened } from '../../engine/game/happened.ts';
import type { Say } from '../../engine/rules/message.ts';
import { otherSide } from '../../engine/rules/side.ts';
import type { GivenCheck, StandingMessage } from '../../store/playMessage.ts';
import type { Sentences } from '../sentences.ts';
import { joinList, kindOnSite, kindWords, sideName } from './grammar.ts';
import { outcomeSentence } from './outcomes.ts';
import { taskSentence } from './tasks.ts';

/** Joins sentences, leaving out those that are null. */
const joinSentences = (...sentences: readonly (string | null)[]): string =>
  sentences.filter((sentence) => sentence !== null).join(' ');

/** `Black is in check from the rook on e7: White can capture the king.` */
function checkSentence({ piece: { side, kind }, label, from, danger }: GivenCheck, say: Say): string {
  const named = from.map((giver) => `the ${kindOnSite(giver)}`);
  const givers = named.length === 0 ? '' : ` from ${joinList(named, 'and')}`;
  const enemy = sideName(otherSide(side));
  const threat = {
    later: '',
    now: `: ${enemy} can capture the ${kindWords(kind)}`,
    'for a draw': `: ${enemy} can capture the ${kindWords(kind)}, but only for a draw`,
    'not now': `, but ${enemy} can’t capture the ${kindWords(kind)} now`,
  }[danger];
  return `${sideName(side)} is ${say(label)}${givers}${threat}.`;
}

/** ` (new king)` after the notation of a move by which a piece became king where it stands; otherwise empty. */
const newKing = ({ changes }: Happened): string =>
  changes.some(({ into }) => into === 'king') ? ' (new king)' : '';

/** How a game stands, and what was played last. */
export const play: Sentences<StandingMessage> = {
  'play/nothing': () => '',
  'play/none-played': () => 'Nothing has been played yet.',
  'play/moved': ({ side, notation, happened }) =>
    `${sideName(side)}: ${notation}${newKing(happened)}${notation.endsWith('.') ? '' : '.'}`,
  'play/turn-ended': ({ side }) => `${sideName(side)} ends the turn.`,
  'play/over': ({ played, outcome }, say) => joinSentences(played && say(played), outcomeSentence(outcome)),
  'play/goes-on': ({ played, checks, remarks, turn, task, due }, say) => {
    const demand = taskSentence(turn, task, due, say);
    return joinSentences(
      played && say(played),
      ...checks.map((check) => checkSentence(check, say)),
      // A remark that demands something says more about it, so it comes after that.
      ...(typeof task === 'string' ? [...remarks.map(say), demand] : [demand, ...remarks.map(say)]),
    );
  },
};
