import { NO_ORIGIN, addStopped, attackerAfter, firstAttacker } from '../../rules/attacks.ts';
import { kindOf } from '../../rules/piece.ts';
import type { Board } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { otherSide } from '../../rules/side.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { KING } from './pieces.ts';
import { isFrozen, isHaven } from './corners.ts';
import { groundOf } from './ground.ts';
import { countMagicOrigins, reachesByMagic } from './magic.ts';
import type { Ben39Position } from './position.ts';
import { kingSite } from './position.ts';

/** Whether the other side could capture that side's king if it were to move (Ben39, winning). */
export const isInCheck = (position: Ben39Position, side: Side): boolean =>
  isCapturable(position, kingSite(position.board, side), side);

/** The same for a king on that site; `NO_SITE` if there is none. */
export const isCapturable = (position: Ben39Position, king: Site, side: Side): boolean =>
  king !== NO_SITE &&
  (isAttackedByPieces(position, king, side) || reachesByMagic(position, otherSide(side), king));

/** Whether the movement of a piece could capture the king of that side on a site. */
function isAttackedByPieces({ board, places }: Ben39Position, king: Site, side: Side): boolean {
  const enemy = otherSide(side);
  const attacks = groundOf(places).attacks[enemy];
  for (
    let i = firstAttacker(attacks, board, king);
    i !== NO_ORIGIN;
    i = attackerAfter(attacks, board, king, i)
  )
    if (mayCaptureKing(board, attacks.origins[i] ?? NO_SITE, king, enemy)) return true;
  return false;
}

/**
 * Counts into `counts`, for each site, how many of the ways to capture that side's king a piece there would stop if it
 * arrived there now: by being in between, or by capturing the piece that would do it. Returns how many ways there are.
 */
export function countStops(position: Ben39Position, king: Site, side: Side, counts: Uint8Array): number {
  const { board, places } = position;
  const enemy = otherSide(side);
  const attacks = groundOf(places).attacks[enemy];
  counts.fill(0);
  let count = 0;
  for (
    let i = firstAttacker(attacks, board, king);
    i !== NO_ORIGIN;
    i = attackerAfter(attacks, board, king, i)
  ) {
    if (!mayCaptureKing(board, attacks.origins[i] ?? NO_SITE, king, enemy)) continue;
    addStopped(attacks, i, counts);
    count++;
  }
  // Nothing is in the way of magic.
  return count + countMagicOrigins(position, enemy, king, counts);
}

/** Whether a piece of the enemy that attacks a king by its movement may move there. */
const mayCaptureKing = (board: Board, from: Site, king: Site, enemy: Side): boolean =>
  !isFrozen(board, from) &&
  (kindOf(pieceAt(board, from)) !== KING || (isHaven(board, from, enemy) && isHaven(board, king, enemy)));
