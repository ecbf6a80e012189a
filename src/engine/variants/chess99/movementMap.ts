import type { Site } from '../../topology/site.ts';
import type { MapSite } from '../../rules/movementMap.ts';
import { movementMapOf } from '../../rules/movementMap.ts';
import { EMPTY, kindOf, sideOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Chess99Position } from './pieces.ts';
import { PROMOTIONS, board as squares } from './pieces.ts';
import { movementOf } from './movements.ts';
import { isWaiting } from './moves.ts';

/** A pawn that waits to promote moves as whatever it may become (Chess 99, promotion). */
export function movementMap({ board }: Chess99Position, site: Site): MapSite[] {
  const piece = pieceAt(board, site);
  if (piece === EMPTY) return [];
  const side = sideOf(piece);
  const moving = isWaiting(board, site, side) ? PROMOTIONS : [kindOf(piece)];
  return moving.flatMap((kind) => movementMapOf(squares, movementOf(side, kind), board, site));
}
