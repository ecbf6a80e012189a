import type { Site } from '../../topology/site.ts';
import type { PatternSite } from '../../rules/pattern.ts';
import { patternOf } from '../../rules/pattern.ts';
import { EMPTY, kindOf, sideOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Chess99Position } from './army.ts';
import { PROMOTIONS, board as squares } from './army.ts';
import { movementOf } from './gaits.ts';
import { isWaiting } from './moves.ts';

/** A pawn that waits to promote moves as whatever it may become (Chess 99, promotion). */
export function pattern({ board }: Chess99Position, site: Site): PatternSite[] {
  const piece = pieceAt(board, site);
  if (piece === EMPTY) return [];
  const side = sideOf(piece);
  const moving = isWaiting(board, site, side) ? PROMOTIONS : [kindOf(piece)];
  return moving.flatMap((kind) => patternOf(squares, movementOf(side, kind), board, site));
}
