import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import type { PatternSite } from '../../rules/pattern.ts';
import { patternOf } from '../../rules/pattern.ts';
import { EMPTY, kindOf, sideOf } from '../../rules/piece.ts';
import type { Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import { board, movements } from './army.ts';

/** Hex 39, movement. */
export function pattern({ board: pieces }: Position, site: Site): PatternSite[] {
  const piece = pieceAt(pieces, site);
  if (piece === EMPTY) return [];
  return patternOf(board, at(movements[sideOf(piece)], kindOf(piece)), pieces, site);
}
