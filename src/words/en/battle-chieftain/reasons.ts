import type { CommonReasonMessage } from '../../../engine/rules/reasonMessage.ts';
import type { Side } from '../../../engine/rules/side.ts';
import { otherSide } from '../../../engine/rules/side.ts';
import type { ChieftainReasonMessage } from '../../../engine/variants/battle-chieftain/message.ts';
import type { Sentences } from '../../sentences.ts';
import { commonReasons } from '../commonReasons.ts';
import { sideName } from '../grammar.ts';

const placing = (side: Side): string => `${sideName(side)} begins by putting its king on its own wall`;

const crowning = (side: Side): string =>
  `${sideName(side)} has lost its king and must crown a berserker this turn`;

export const reasons: Sentences<CommonReasonMessage | ChieftainReasonMessage> = {
  ...commonReasons,
  'battle-chieftain/king-to-be-placed': ({ side }) => `${placing(side)}.`,
  'battle-chieftain/not-own-wall': ({ side, site }) => `${placing(side)}, and ${site} is not on it.`,
  'battle-chieftain/one-pick-is-enough': ({ site }) => `One pick is enough: ${site}.`,
  'battle-chieftain/king-to-be-crowned': ({ side }) => `${crowning(side)}.`,
  'battle-chieftain/king-must-change': ({ side }) =>
    `${sideName(side)} is checkmated and must change kings: pick the king and a berserker.`,
  'battle-chieftain/king-not-in-check': ({ side, crownsFirst }) => {
    const why = crownsFirst ? `: ${crowning(otherSide(side))}` : '';
    return `You can change kings only in check, and ${sideName(side)} is not in check${why}.`;
  },
  'battle-chieftain/gap': ({ near, far }) => `The gap between ${near} and ${far} stops the berserker.`,
  'battle-chieftain/wall': ({ side, site }) =>
    `The wall on ${site} is ${sideName(otherSide(side))}’s. You may stop there only to capture.`,
};
