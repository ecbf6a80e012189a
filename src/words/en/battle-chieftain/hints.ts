import type { ChieftainHint } from '../../../engine/variants/battle-chieftain/message.ts';
import type { Sentences } from '../../sentences.ts';

/** What the rules say that matter in a position, for somebody who does not know them yet. */
export const hints: Sentences<ChieftainHint> = {
  'battle-chieftain/hint/check': () =>
    'You may ignore a check. Losing the king costs a turn and a berserker, and the game if it is your last.',
  'battle-chieftain/hint/king-capture': () =>
    'Capturing the king wins only if the enemy has a single berserker left. Otherwise it crowns another.',
  'battle-chieftain/hint/last-berserker': () =>
    'A side without berserkers loses, even if it had to crown its last one.',
  'battle-chieftain/hint/wall': () =>
    'You may stop on the enemy’s wall only to capture there; passing over it is free.',
  'battle-chieftain/hint/flying-king': () =>
    'A king flies over gaps, where berserkers stop; only pieces and the edge stop it.',
};
