import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import type { MapSite } from '../../rules/movementMap.ts';
import { movementMapOf } from '../../rules/movementMap.ts';
import { EMPTY, kindOf, sideOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { otherSide } from '../../rules/side.ts';
import type { ChieftainBoard } from './board.ts';
import type { ChieftainPosition } from './moves.ts';

/** On the enemy’s wall a piece may only capture (Battle Chieftain, movement). */
export function movementMap(
  { topology, movements, walls }: ChieftainBoard,
  { board }: ChieftainPosition,
  site: Site,
): MapSite[] {
  const piece = pieceAt(board, site);
  if (piece === EMPTY) return [];
  const barredWall = walls[otherSide(sideOf(piece))];
  return movementMapOf(topology, at(movements, kindOf(piece)), board, site).map((way): MapSite =>
    way.when === 'always' && barredWall.has(way.site) ? { ...way, when: 'capturing' } : way,
  );
}
