import type { CommonReasonMessage } from '../../../engine/rules/reasonMessage.ts';
import type { Chess99ReasonMessage } from '../../../engine/variants/chess99/message.ts';
import type { Sentences } from '../../sentences.ts';
import { commonReasons } from '../commonReasons.ts';

export const reasons: Sentences<CommonReasonMessage | Chess99ReasonMessage> = {
  ...commonReasons,
  'chess99/changes-on-first-rank-only': () =>
    'A king changes places with the piece beside it on its own first rank only.',
  'chess99/castles-beside-only': ({ start, goal }) =>
    `A king castles with the piece right beside it and with no other; ${goal} is not beside ${start}.`,
  'chess99/waiting-pawn-is-there': ({ start }) =>
    `The pawn is on ${start} already; it can become a bishop or a knight there.`,
  'chess99/waiting-pawn-does-not-go': ({ start, goal }) =>
    `A pawn on its last rank moves as the bishop or the knight that it becomes, and neither goes from ${start} to ${goal}.`,
};
