import type { CommonReasonMessage } from '../../../engine/rules/reasonMessage.ts';
import type { TnsReasonMessage } from '../../../engine/variants/tns/message.ts';
import type { Sentences } from '../../sentences.ts';
import { commonReasons } from '../commonReasons.ts';
import { capital, joinList, kindWords, sideName, withArticle } from '../grammar.ts';

export const reasons: Sentences<CommonReasonMessage | TnsReasonMessage> = {
  ...commonReasons,
  'tns/moved-already': ({ side }) => `${sideName(side)} has moved; it may now drop pieces or end its turn.`,
  'tns/drop-due': ({ side, kinds }) => {
    const due = kinds.map((kind) => `the ${kindWords(kind)}`);
    return `${sideName(side)} has moved and must now drop what is due: ${joinList(due, 'and')}.`;
  },
  'tns/move-first': ({ side }) => `${sideName(side)} has to move first; pieces are dropped after the move.`,
  'tns/captured-this-turn': ({ kind }) =>
    `${capital(withArticle(kind))} that was captured this turn cannot be dropped before the next.`,
};
