import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import type { MapSite } from '../../rules/movementMap.ts';
import { movementMapOf } from '../../rules/movementMap.ts';
import { EMPTY, kindOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { PROMOTED_KING, board as squares, movements } from './pieces.ts';
import type { TnsPosition } from './hands.ts';

/** A promoted king has ended the game and goes nowhere (TNS, promoting the king). */
export function movementMap({ board }: TnsPosition, site: Site): MapSite[] {
  const piece = pieceAt(board, site);
  if (piece === EMPTY || kindOf(piece) === PROMOTED_KING) return [];
  return movementMapOf(squares, at(movements, kindOf(piece)), board, site);
}
