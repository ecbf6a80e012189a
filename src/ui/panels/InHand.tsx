import { positionAt } from '../../engine/game/game.ts';
import type { Side } from '../../engine/rules/side.ts';
import { usePlay } from '../game/PlayContext.ts';
import * as strip from '#words/ui/strip.ts';

interface InHandProps {
  readonly side: Side;
  readonly className?: string | undefined;
}

/** Says beside the pieces that a player holds what they are, that they must be dropped, or that there are none. */
export function InHand({ side, className }: InHandProps) {
  const words = usePlay(({ game, cursor }) => {
    const held = game.variant.hands(positionAt(game, cursor)).filter(({ holder }) => holder === side);
    if (held.length === 0) return strip.nothingInHand;
    return held.every(({ turnsLeft }) => turnsLeft === null) ? strip.inHand : strip.dropsWithin;
  });
  return (
    <span className={className} aria-hidden="true">
      {words}
    </span>
  );
}
