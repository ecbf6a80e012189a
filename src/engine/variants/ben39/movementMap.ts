import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { MapSite } from '../../rules/movementMap.ts';
import { movementMapOf } from '../../rules/movementMap.ts';
import { EMPTY, kindOf, pieceOf, sideOf } from '../../rules/piece.ts';
import { pieceAt, sitesOf } from '../../rules/position.ts';
import { KING, SPIDER, WIZARD, isLineKind } from './pieces.ts';
import { board as topology } from './board.ts';
import { groundOf } from './ground.ts';
import { rotationTravels, rotations, teleportTravels, teleports } from './magic.ts';
import type { Ben39Position } from './position.ts';
import { isFrozen, isHaven } from './position.ts';

/** An immobilized piece goes nowhere, a king only between squares with a castle (Ben39, king; immobilized). */
export function movementMap({ board, places }: Ben39Position, site: Site): MapSite[] {
  const piece = pieceAt(board, site);
  if (piece === EMPTY) return [];
  const [kind, side] = [kindOf(piece), sideOf(piece)];
  if (!isLineKind(kind) && isFrozen(board, site)) return [];
  const ways = movementMapOf(topology, at(groundOf(places).movements[side], kind), board, site);
  if (kind !== KING) return ways;
  return isHaven(board, site, side) ? ways.filter((way) => isHaven(board, way.site, side)) : [];
}

/**
 * Where a teleport or a rotation sends a piece: it captures whatever enemy is there. A movable square captures
 * nothing (Ben39, wizards; spiders; movable squares).
 */
export function magicCaptures(position: Ben39Position): Site[] {
  const { board, turn } = position;
  const sent = sitesOf(board, pieceOf(WIZARD, turn))
    .flatMap((wizard) => teleports(position, wizard))
    .flatMap((move) =>
      // The first travels to the other wizard, a second would only change places with it.
      move.kind === 'teleport' ? teleportTravels(position, move.wizard, move.from).slice(0, 1) : [],
    );
  const turned = sitesOf(board, pieceOf(SPIDER, turn))
    .flatMap((spider) => rotations(position, spider))
    .flatMap((move) =>
      move.kind === 'rotate' ? rotationTravels(position, move.spider, move.clockwise) : [],
    );
  return [...new Set([...sent, ...turned].map(({ to }) => to).filter((to) => to !== NO_SITE))];
}
