import { belongsTo } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import { pieceAt } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { withTurn } from './attacked.ts';

/** Who attacks a site for one side. */
export interface Attackers {
  /** The sites of the pieces that could capture there by their own movement. */
  readonly from: readonly Site[];
  /** Whether the side could capture there in another way, such as by several pieces together. */
  readonly isOtherwise: boolean;
}

/**
 * Who could capture on a site if it were that side’s turn and an enemy stood there, even if one of its own
 * pieces stands there now.
 */
export const attackersOf = (variant: Variant, position: Position, side: Side, site: Site): Attackers => ({
  from: [...position.board.keys()].filter(
    (from) =>
      belongsTo(pieceAt(position.board, from), side) &&
      variant.movementMap(position, from).some((way) => way.site === site && way.when !== 'moving'),
  ),
  isOtherwise: variant.otherCaptures(withTurn(variant, position, side)).includes(site),
});
