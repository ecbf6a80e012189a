import { placedPiece } from '../rules/argument.ts';
import type { Lit, LensView } from '../rules/lens.ts';
import { toneOf } from '../rules/lens.ts';
import type { MapSite } from '../rules/movementMap.ts';
import type { Board, Position } from '../rules/position.ts';
import { pieceAt } from '../rules/position.ts';
import { EMPTY, belongsTo, kindOf, pieceOf, sideOf } from '../rules/piece.ts';
import type { Variant } from '../rules/variant.ts';
import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import { shapeOf } from '../topology/topology.ts';
import type { LensMessage } from './lensMessage.ts';
import { withPiece } from './showcase.ts';

/** What stands in the way of a piece: the others as they stand, or nothing. */
export type Surroundings = 'as it stands' | 'alone';

/**
 * How many moves of its own a piece needs to each site while nothing else moves, by site. It may capture on the way, and
 * goes on from there; what it captured earlier still stands in the way. Sites that it never reaches are left out, and so is
 * its own. Drops, promotions and moves of several pieces at once do not count.
 */
export function reachOf(
  variant: Variant,
  position: Position,
  site: Site,
  surroundings: Surroundings,
): ReadonlyMap<Site, number> {
  const piece = pieceAt(position.board, site);
  const around = surroundings === 'alone' ? aloneOn(variant, position, site) : position;
  const empty = withPiece(around, site, EMPTY);
  const moves = new Map<Site, number>([[site, 0]]);
  for (const [from, count] of moves) {
    const there = withPiece(empty, from, piece);
    for (const goal of variant.movementMap(there, from))
      if (!moves.has(goal.site) && canGo(there.board, piece, goal)) moves.set(goal.site, count + 1);
  }
  moves.delete(site);
  return moves;
}

/** Whether a piece can go to a site of its pattern now. */
function canGo(board: Board, piece: number, { site, when }: MapSite): boolean {
  const there = pieceAt(board, site);
  if (there === EMPTY) return when === 'always' || when === 'moving';
  return !belongsTo(there, sideOf(piece)) && (when === 'always' || when === 'capturing');
}

/** The position without other pieces, except those that the piece needs to move at all. */
function aloneOn({ kinds }: Variant, position: Position, site: Site): Position {
  const piece = pieceAt(position.board, site);
  const { needs } = at(kinds, kindOf(piece));
  const needed = needs === undefined ? EMPTY : pieceOf(needs, sideOf(piece));
  const board = position.board.map((other, place) =>
    place === site || (needed !== EMPTY && other === needed) ? other : EMPTY,
  );
  return { ...position, board };
}

/** The reach of the piece on a site as a lens shows it: each site with the number of moves. */
export function reachView(
  variant: Variant,
  position: Position,
  site: Site,
  surroundings: Surroundings,
): LensView {
  const { kinds, topology } = variant;
  const moves = [...reachOf(variant, position, site, surroundings)];
  const tone = toneOf(sideOf(pieceAt(position.board, site)));
  const lit = moves.map(([goal, count]): Lit => {
    const label: LensMessage = { id: 'lens/site-reached', count };
    return { site: goal, tone, label, figure: String(count) };
  });
  const most = Math.max(0, ...moves.map(([, count]) => count));
  const sum: LensMessage = {
    id: 'lens/reach',
    piece: placedPiece({ kinds, topology, board: position.board }, site),
    shape: shapeOf(topology, site).kind,
    inOne: moves.filter(([, count]) => count === 1).length,
    inAll: moves.length,
    most,
  };
  return { lit, sum };
}
