import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import type { PatternSite } from '../../rules/pattern.ts';
import { patternOf } from '../../rules/pattern.ts';
import { EMPTY, kindOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { PROMOTED_KING, board as squares, movements } from './army.ts';
import type { TnsPosition } from './hands.ts';

/** A promoted king has ended the game and goes nowhere (TNS, promoting the king). */
export function pattern({ board }: TnsPosition, site: Site): PatternSite[] {
  const piece = pieceAt(board, site);
  if (piece === EMPTY || kindOf(piece) === PROMOTED_KING) return [];
  return patternOf(squares, at(movements, kindOf(piece)), board, site);
}
