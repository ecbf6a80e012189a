import type { CommonReasonMessage } from '../../../engine/rules/reasonMessage.ts';
import type { Side } from '../../../engine/rules/side.ts';
import { otherSide } from '../../../engine/rules/side.ts';
import type { ChieftainReasonMessage } from '../../../engine/variants/battle-chieftain/message.ts';
import type { Sentences } from '../../sentences.ts';
import { commonReasons } from '../commonReasons.ts';
import { sideName } from '../grammar.ts';

const placing = (side: Side): string =>
  `${sideName(side)} begins by putting its king on a square of its own wall`;

const crowning = (side: Side): string => `${sideName(side)} has no king and must first crown a berserker`;

export const reasons: Sentences<CommonReasonMessage | ChieftainReasonMessage> = {
  ...commonReasons,
  'battle-chieftain/king-to-be-placed': ({ side }) => `${placing(side)}.`,
  'battle-chieftain/not-own-wall': ({ side, site }) => `${placing(side)}, and ${site} is none.`,
  'battle-chieftain/one-pick-is-enough': ({ site }) => `One pick is enough: ${site}.`,
  'battle-chieftain/king-to-be-crowned': ({ side }) => `${crowning(side)}.`,
  'battle-chieftain/king-must-change': ({ side }) =>
    `${sideName(side)}’s king is checkmated and must change with a berserker: pick the two.`,
  'battle-chieftain/king-not-in-check': ({ side, crownsFirst }) => {
    const why = crownsFirst ? `: ${crowning(otherSide(side))}` : '';
    return `A king changes with a berserker only while it is in check, and ${sideName(side)}’s is not${why}.`;
  },
  'battle-chieftain/gap': ({ near, far }) => `Berserkers are stopped by the gap between ${near} and ${far}.`,
  'battle-chieftain/wall': ({ side, site }) =>
    `The wall on ${site} is ${sideName(otherSide(side))}’s: a move of ${sideName(side)}’s may end there only by capturing.`,
};
