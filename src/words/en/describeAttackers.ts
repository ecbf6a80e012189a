import { attackersOf } from '../../engine/game/attackers.ts';
import { placedPiece } from '../../engine/rules/argument.ts';
import { EMPTY, sideOf } from '../../engine/rules/piece.ts';
import type { Position } from '../../engine/rules/position.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import type { Side } from '../../engine/rules/side.ts';
import { SIDES, otherSide } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Site } from '../../engine/topology/site.ts';
import { describePiece } from './describe.ts';
import { capital, joinList, kindOnSite, sideName } from './grammar.ts';
import { shapeOf } from '../../engine/topology/topology.ts';

/**
 * Who attacks a site, and who guards the piece there: `e5, Black pawn. Attacked by White’s rook on e1. Guarded
 * by Black’s pawn on d6.` An empty site can be attacked by both sides.
 */
export function describeAttackers(variant: Variant, position: Position, site: Site): string {
  const piece = pieceAt(position.board, site);
  const { name } = shapeOf(variant.topology, site);
  const by = (side: Side) => attackersWords(variant, position, side, site);
  if (piece === EMPTY) {
    const all = SIDES.flatMap((side) => by(side) ?? []);
    return `${name}, empty. ${capital(attacked(all))}.`;
  }
  const owner = sideOf(piece);
  const enemies = by(otherSide(owner));
  const guards = by(owner);
  return [
    `${name}, ${describePiece(variant, position, site)}.`,
    `${capital(attacked(enemies === null ? [] : [enemies]))}.`,
    ...(guards === null ? [] : [`Guarded by ${guards}.`]),
  ].join(' ');
}

const attacked = (by: readonly string[]): string =>
  by.length === 0 ? 'attacked by nobody' : `attacked by ${by.join(', and by ')}`;

/** `White’s rook on a1 and pawn on d4`; null if the side attacks the site with nothing. */
function attackersWords(variant: Variant, position: Position, side: Side, site: Site): string | null {
  const { from, isOtherwise } = attackersOf(variant, position, side, site);
  const scene = { ...variant, board: position.board };
  const pieces = from.map((other) => kindOnSite(placedPiece(scene, other)));
  if (pieces.length === 0) return isOtherwise ? `${sideName(side)} in a special way` : null;
  return `${sideName(side)}’s ${joinList(pieces, 'and')}${isOtherwise ? ', and in a special way' : ''}`;
}
