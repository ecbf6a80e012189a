import type { Position } from '../rules/position.ts';
import { belongsTo } from '../rules/piece.ts';
import type { Side } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';

/** The position with that side to move. */
export const withTurn = (variant: Variant, position: Position, side: Side): Position =>
  position.turn === side ? position : variant.pass(position);

/**
 * The sites where a side could capture with one action if it were its turn and an enemy stood there, even
 * where its own pieces stand now. Captures that several pieces make together count. It does not matter
 * whether the side would have to do something else first.
 */
export function attackedBy(variant: Variant, position: Position, side: Side): ReadonlySet<Site> {
  const sites = new Set(variant.otherCaptures(withTurn(variant, position, side)));
  position.board.forEach((piece, from) => {
    if (!belongsTo(piece, side)) return;
    for (const { site, when } of variant.movementMap(position, from)) if (when !== 'moving') sites.add(site);
  });
  return sites;
}
