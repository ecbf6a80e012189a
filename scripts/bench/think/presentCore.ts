import { historyWith } from '../../../src/engine/rules/history.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import type { Core } from './core.ts';

/** A variant as the reference players know it. */
export const presentCore = (variant: Variant): Core => ({
  start: variant.start,
  readPosition: (text) => unwrap(variant.readPosition(text)),
  writeMove: (position, move) => variant.writeMove(position, move),
  look: (position, history) => variant.status(position, history),
  play: (position, move) => variant.play(position, move),
  historyWith,
  effects: (position, move) => variant.effects(position, move),
  hands: variant.hasHands ? (position) => variant.hands(position) : () => [],
  kinds: variant.kinds.length,
  reach: (position, site) => new Set(variant.movementMap(position, site).map((way) => way.site)).size,
});
