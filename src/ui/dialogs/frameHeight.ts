import type { Game } from '../../engine/game/game.ts';
import { layoutOf } from '../board/geometry.ts';
import { NARROW } from './embedCode.ts';

/** The frame’s padding and lines on both sides, in pixels: embed.css has the same. */
const AROUND = 26;
/** The hand of a player, in pixels. */
const HAND = 52;
/** What stands below the board, in pixels: a sentence and the way to the app, and with moves the record too. */
const SENTENCE = 44;
const RECORD = 314;

/** The height of a frame of the width `NARROW` in which a game can be walked through, in pixels. */
export function frameHeight({ variant, steps }: Game): number {
  const { width, height } = layoutOf(variant.topology, false, true);
  const board = ((NARROW - AROUND) * height) / width;
  const hands = variant.hasHands ? 2 * HAND : 0;
  return AROUND + hands + board + (steps.length > 0 ? RECORD : SENTENCE);
}
