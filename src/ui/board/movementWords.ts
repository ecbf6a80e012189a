import { at } from '../../engine/at.ts';
import type { Piece } from '../../engine/rules/piece.ts';
import { kindOf } from '../../engine/rules/piece.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { say } from '../../words/say.ts';
import * as words from '#words/ui/board.ts';

/** How a piece moves, as a sentence. */
export const movementWords = ({ kinds }: Variant, piece: Piece): string =>
  words.movement(say(at(kinds, kindOf(piece)).movement));
