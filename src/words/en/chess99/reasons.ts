import type { CommonReasonMessage } from '../../../engine/rules/reasonMessage.ts';
import type { Chess99ReasonMessage } from '../../../engine/variants/chess99/message.ts';
import type { Sentences } from '../../sentences.ts';
import { commonReasons } from '../commonReasons.ts';

export const reasons: Sentences<CommonReasonMessage | Chess99ReasonMessage> = {
  ...commonReasons,
  'chess99/changes-on-first-rank-only': () => 'A king changes places only on its own first rank.',
  'chess99/castles-beside-only': ({ start, goal }) =>
    `A king castles only with the piece right beside it, and ${goal} is not beside ${start}.`,
  'chess99/waiting-pawn-is-there': ({ start }) =>
    `The pawn is on ${start} already. It can become a bishop or a knight there.`,
  'chess99/waiting-pawn-does-not-go': ({ start, goal }) =>
    `A pawn on its last rank moves as a bishop or a knight, and neither goes from ${start} to ${goal}.`,
};
