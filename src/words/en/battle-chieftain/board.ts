import type { PositionMessage } from '../../../engine/setup/positionMessage.ts';
import type { ChieftainMessage } from '../../../engine/variants/battle-chieftain/message.ts';
import type { Sentences } from '../../sentences.ts';
import { otherSide } from '../../../engine/rules/side.ts';
import { sideName } from '../grammar.ts';
import { positions } from '../positions.ts';
import { hints } from './hints.ts';

export const board: Sentences<PositionMessage | ChieftainMessage> = {
  ...positions,
  ...hints,
  'battle-chieftain/movement/king': () =>
    'Moves any distance along ranks and files and flies over gaps; pieces stop it',
  'battle-chieftain/movement/berserker': () =>
    'Moves any distance along ranks and files; pieces and gaps stop it',
  'battle-chieftain/wall-of': ({ side }) => `wall of ${sideName(side)}`,
  'battle-chieftain/gap-means': () =>
    'A gap: nothing can stand on it. A berserker stops before it, and a king flies over it.',
  'battle-chieftain/wall-means': ({ side }) =>
    `${sideName(side)}’s wall: ${sideName(otherSide(side))} can pass over it, but stop on it only to capture.`,
  'battle-chieftain/places-king': ({ side }) => `${sideName(side)}’s king goes on a square of its own wall.`,
  'battle-chieftain/crowns-king': ({ side }) =>
    `Pick the berserker that becomes ${sideName(side)}’s king. That is the whole turn.`,
  'battle-chieftain/changes-king': ({ side }) =>
    `${sideName(side)} is checkmated: pick the king and the berserker that takes over.`,
  'battle-chieftain/may-change-king': ({ side }) =>
    `${sideName(side)} may change kings instead of moving: pick the king and a berserker.`,
  'battle-chieftain/must-place': () => 'must place the king',
  'battle-chieftain/must-crown': () => 'must crown a berserker',
  'battle-chieftain/must-change': () => 'must change kings',
  'battle-chieftain/wall-bars': ({ owner }) =>
    `It can stop on ${sideName(owner)}’s wall (ring with a cross) only to capture.`,

  'battle-chieftain/stage': () => 'stage',
  'battle-chieftain/kings-are-placed': () => 'the kings are placed',
  'battle-chieftain/kings-to-be-placed': () => 'the kings are being placed',
  'battle-chieftain/king-too-early': ({ side }) =>
    `${sideName(side)} has a king already, though it is still to be placed.`,
  'battle-chieftain/king-missing': ({ side }) => `${sideName(side)} should have placed its king already.`,
  'battle-chieftain/no-berserker': () => 'Neither side has a berserker.',
};
