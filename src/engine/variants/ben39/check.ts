import { memo } from '../../memo.ts';
import { attackers, attacksOf, isAttacked } from '../../rules/attacks.ts';
import { kindOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { bySide, otherSide } from '../../rules/side.ts';
import { NO_SITE } from '../../topology/site.ts';
import { KING } from './pieces.ts';
import { isFrozen, isHaven } from './corners.ts';
import type { Ground } from './ground.ts';
import { groundOf } from './ground.ts';
import { magicCaptures } from './magic.ts';
import type { Ben39Position } from './position.ts';
import { kingSite } from './position.ts';

/** The attacks of each side on a ground, as if no piece were immobilized. */
const attacksOn = memo(({ movements }: Ground) => bySide((side) => attacksOf(side, movements[side])));

/** Whether the other side could capture that side's king if it were to move (Ben39, winning). */
export const isInCheck = (position: Ben39Position, side: Side): boolean =>
  isAttackedByPieces(position, side) ||
  magicCaptures({ ...position, turn: otherSide(side) }).includes(kingSite(position.board, side));

/** Whether the other side could capture that side's king by the movement of a piece. */
export function isAttackedByPieces({ board, places }: Ben39Position, side: Side): boolean {
  const king = kingSite(board, side);
  if (king === NO_SITE) return false;
  const enemy = otherSide(side);
  const attacks = attacksOn(groundOf(places))[enemy];
  // Most kings are not attacked at all, and that is found more quickly.
  if (!isAttacked(attacks, board, king)) return false;
  const mayCapture = (from: number) =>
    !isFrozen(board, from) &&
    (kindOf(pieceAt(board, from)) !== KING || (isHaven(board, from, enemy) && isHaven(board, king, enemy)));
  return attackers(attacks, board, king).some(mayCapture);
}
