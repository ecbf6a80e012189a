import { belongsTo } from '../../rules/piece.ts';
import type { Side } from '../../rules/side.ts';
import { otherSide } from '../../rules/side.ts';
import { NO_SITE } from '../../topology/site.ts';
import { generated } from './moves.ts';
import { effectsOf } from './play.ts';
import type { Ben39Position } from './position.ts';
import { kingSite } from './position.ts';

/** Whether the other side could capture that side's king, were it to move. */
export function isInCheck(position: Ben39Position, side: Side): boolean {
  const king = kingSite(position.board, side);
  if (king === NO_SITE) return false;
  const enemy = { ...position, turn: otherSide(side) };
  return generated(enemy).some((move) =>
    effectsOf(enemy, move).some(
      (effect) => effect.kind === 'lift' && effect.site === king && belongsTo(effect.piece, side),
    ),
  );
}
