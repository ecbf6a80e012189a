import { belongsTo } from '../../rules/piece.ts';
import type { Placement } from '../../rules/placement.ts';
import { firstSite, nextSite, placementOf } from '../../rules/placement.ts';
import type { Board, Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import { TURN_FIELD } from '../../rules/setup.ts';
import type { Side } from '../../rules/side.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import { NO_SITE } from '../../topology/site.ts';
import { codecOf } from '../../setup/codec.ts';
import { board, castles } from './board.ts';
import type { Hex39PositionMessage } from './message.ts';
import { couldEnterCastle, kinds } from './pieces.ts';

/** Whether that side has a piece in the enemy's castle. */
export const hasEntered = (pieces: Board, side: Side): boolean =>
  belongsTo(pieceAt(pieces, castles[otherSide(side)]), side);

/** Whether that side has a piece that could ever enter a castle (Hex 39, end). */
export function canEnter(pieces: Board, placement: Placement, side: Side): boolean {
  for (let site = firstSite(placement, side); site !== NO_SITE; site = nextSite(placement, side, site + 1))
    if (couldEnterCastle(pieceAt(pieces, site), site)) return true;
  return false;
}

function problemOf({ board: pieces }: Position): Hex39PositionMessage | null {
  if (SIDES.every((side) => hasEntered(pieces, side))) return { id: 'hex39/both-have-entered' };
  const placement = placementOf(pieces, kinds.length);
  return SIDES.some((side) => canEnter(pieces, placement, side)) ? null : { id: 'hex39/neither-can-enter' };
}

/** Positions and their strings (Hex 39, positions). */
export const codec = codecOf<Position>({
  topology: board,
  kinds,
  fields: { turn: TURN_FIELD },
  start: 'b/rbbr/ppppp/6/7/6/PPPPP/RBBR/B w',
  problemOf,
});
