import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';
import { areNeighbours } from '../topology/topology.ts';
import type { Movement } from './movement.ts';
import type { Gait } from './pieceMovement.ts';
import { EMPTY, belongsTo, kindOf, sideOf } from './piece.ts';
import type { Board } from './position.ts';
import { pieceAt } from './position.ts';
import type { BySide } from './side.ts';

/**
 * How a piece gets to a site: by a step to a neighbour, by a leap over whatever lies between, or by a slide
 * along a line that must be clear.
 */
export const manners = ['step', 'leap', 'slide'] as const;
export type Manner = (typeof manners)[number];

/**
 * When the piece may go there: to move or to capture, only to move, or only to capture. It guards a site
 * where a piece of its own side stands: it cannot go there now, but could capture an enemy there.
 */
export const conditions = ['always', 'moving', 'capturing', 'guarding'] as const;
export type Condition = (typeof conditions)[number];

/** A site of a piece's pattern. A site that is reached in two manners appears twice. */
export interface MapSite {
  readonly site: Site;
  readonly how: Manner;
  readonly when: Condition;
}

type Way = Pick<MapSite, 'site' | 'how'>;

/** The pattern of the piece on a site with the movement of its side and kind; empty for an empty site. */
export function movementMapOn(
  topology: Topology,
  movements: BySide<readonly Gait[]>,
  board: Board,
  from: Site,
): MapSite[] {
  const piece = pieceAt(board, from);
  if (piece === EMPTY) return [];
  return movementMapOf(topology, at(movements[sideOf(piece)], kindOf(piece)), board, from);
}

/**
 * The pattern of the piece on `from` with that movement, on this board. A piece in the way ends a line. Empty
 * sites on which the piece could only capture are part of the pattern.
 */
export function movementMapOf(
  topology: Topology,
  { quiet, capture }: Gait,
  board: Board,
  from: Site,
): MapSite[] {
  const side = sideOf(pieceAt(board, from));
  const isAlike = quiet === capture;
  const capturing = waysOf(topology, capture, board, from);
  const moving = isAlike ? capturing : waysOf(topology, quiet, board, from);
  const captures = capturing.map((way): MapSite => {
    if (belongsTo(pieceAt(board, way.site), side)) return { ...way, when: 'guarding' };
    return { ...way, when: isAlike || includes(moving, way) ? 'always' : 'capturing' };
  });
  const moves = moving
    .filter((way) => !isAlike && pieceAt(board, way.site) === EMPTY && !includes(capturing, way))
    .map((way): MapSite => ({ ...way, when: 'moving' }));
  return [...captures, ...moves];
}

function waysOf(topology: Topology, movement: Movement, board: Board, from: Site): Way[] {
  const ways = at(movement.leaps, from).map((site): Way => ({
    site,
    how: areNeighbours(topology, from, site) ? 'step' : 'leap',
  }));
  for (const ray of at(movement.rays, from))
    for (const site of ray) {
      ways.push({ site, how: 'slide' });
      if (pieceAt(board, site) !== EMPTY) break;
    }
  return ways;
}

const includes = (ways: readonly Way[], { site, how }: Way): boolean =>
  ways.some((other) => other.site === site && other.how === how);

/** Whether the piece that has this site in its pattern may go there on this board. */
export function isOpen({ site, when }: MapSite, board: Board): boolean {
  const isEmpty = pieceAt(board, site) === EMPTY;
  switch (when) {
    case 'always':
      return true;
    case 'moving':
      return isEmpty;
    case 'capturing':
      return !isEmpty;
    case 'guarding':
      return false;
  }
}
