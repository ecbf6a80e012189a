import type { PositionMessage } from '../../../engine/setup/positionMessage.ts';
import type { ChieftainMessage } from '../../../engine/variants/battle-chieftain/message.ts';
import type { Sentences } from '../../sentences.ts';
import { sideName } from '../grammar.ts';
import { positions } from '../positions.ts';

export const board: Sentences<PositionMessage | ChieftainMessage> = {
  ...positions,
  'battle-chieftain/movement/king': () =>
    'Any distance along ranks and files, and flies over gaps; a piece stops it',
  'battle-chieftain/movement/berserker': () => 'Any distance along ranks and files; pieces and gaps stop it',
  'battle-chieftain/wall-of': ({ side }) => `wall of ${sideName(side)}`,
  'battle-chieftain/places-king': ({ side }) =>
    `${sideName(side)} puts the king on a square of its own wall.`,
  'battle-chieftain/crowns-king': ({ side }) =>
    `${sideName(side)}’s king was captured: this turn goes into making a berserker the new king.`,
  'battle-chieftain/changes-king': ({ side }) =>
    `${sideName(side)} is checkmated and must change kings: pick the king and the berserker that follows it.`,
  'battle-chieftain/may-change-king': ({ side }) =>
    `${sideName(side)} is in check and may change kings instead of moving: pick the king and a berserker.`,
  'battle-chieftain/hint/check': () =>
    'A king may be left in check: its loss costs a berserker and a turn, not the game.',
  'battle-chieftain/hint/king-capture': () =>
    'Capturing the king does not win: the enemy crowns another, until no berserker is left.',
  'battle-chieftain/hint/last-berserker': () =>
    'A side without berserkers has lost, even one that has just made its last berserker king.',
  'battle-chieftain/hint/wall': () => 'Only a capture may end on the enemy’s wall; to pass over it is free.',
  'battle-chieftain/hint/flying-king': () =>
    'A king flies over gaps, where berserkers stop; it stops only at pieces and at the edge.',

  'battle-chieftain/stage': () => 'stage',
  'battle-chieftain/kings-are-placed': () => 'the kings are placed',
  'battle-chieftain/kings-to-be-placed': () => 'the kings are being placed',
  'battle-chieftain/king-too-early': ({ side }) =>
    `${sideName(side)} has a king already, though it is still to be placed.`,
  'battle-chieftain/king-missing': ({ side }) => `${sideName(side)} should have placed its king already.`,
  'battle-chieftain/no-berserker': () => 'Neither side has a berserker.',
};
