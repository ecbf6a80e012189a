import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import type { MapSite } from '../../rules/movementMap.ts';
import { movementMapOf } from '../../rules/movementMap.ts';
import { EMPTY, kindOf, sideOf } from '../../rules/piece.ts';
import type { Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import { board, movements } from './pieces.ts';

/** Hex 39, movement. */
export function movementMap({ board: pieces }: Position, site: Site): MapSite[] {
  const piece = pieceAt(pieces, site);
  if (piece === EMPTY) return [];
  return movementMapOf(board, at(movements[sideOf(piece)], kindOf(piece)), pieces, site);
}
