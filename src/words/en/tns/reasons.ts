import type { CommonReasonMessage } from '../../../engine/rules/reasonMessage.ts';
import type { TnsReasonMessage } from '../../../engine/variants/tns/message.ts';
import type { Sentences } from '../../sentences.ts';
import { commonReasons } from '../commonReasons.ts';
import { capital, joinList, kindWords, sideName, withArticle } from '../grammar.ts';

export const reasons: Sentences<CommonReasonMessage | TnsReasonMessage> = {
  ...commonReasons,
  'tns/moved-already': ({ side }) => `${sideName(side)} has moved already. Now drop pieces or end the turn.`,
  'tns/drop-due': ({ side, kinds }) => {
    const due = kinds.map((kind) => `the ${kindWords(kind)}`);
    return `${sideName(side)} has moved already and must now drop ${joinList(due, 'and')}.`;
  },
  'tns/move-first': ({ side }) => `${sideName(side)} must move first. Pieces are dropped after the move.`,
  'tns/captured-this-turn': ({ kind }) =>
    `${capital(withArticle(kind))} captured this turn can’t be dropped before the next turn.`,
};
