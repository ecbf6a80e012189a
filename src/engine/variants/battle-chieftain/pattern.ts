import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import type { PatternSite } from '../../rules/pattern.ts';
import { patternOf } from '../../rules/pattern.ts';
import { EMPTY, kindOf, sideOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { otherSide } from '../../rules/side.ts';
import type { ChieftainBoard } from './boards.ts';
import type { ChieftainPosition } from './moves.ts';

/** On the enemy’s wall a piece may only capture (Battle Chieftain, movement). */
export function pattern(
  { topology, movements, walls }: ChieftainBoard,
  { board }: ChieftainPosition,
  site: Site,
): PatternSite[] {
  const piece = pieceAt(board, site);
  if (piece === EMPTY) return [];
  const barredWall = walls[otherSide(sideOf(piece))];
  return patternOf(topology, at(movements, kindOf(piece)), board, site).map((way): PatternSite =>
    way.when === 'always' && barredWall.has(way.site) ? { ...way, when: 'capturing' } : way,
  );
}
