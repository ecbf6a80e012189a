import { positionAt } from '../../engine/game/game.ts';
import type { Side } from '../../engine/rules/side.ts';
import { usePlay } from '../game/PlayContext.ts';
import * as strip from '#words/ui/strip.ts';

interface InHandProps {
  readonly side: Side;
  readonly className?: string | undefined;
}

/** Says beside the pieces that a player holds what they are, or that they must be dropped; nothing while there are none. */
export function InHand({ side, className }: InHandProps) {
  const words = usePlay(({ game, cursor }) => {
    const held = game.variant.hands(positionAt(game, cursor)).filter(({ holder }) => holder === side);
    if (held.length === 0) return '';
    return held.every(({ turnsLeft }) => turnsLeft === null) ? strip.inHand : strip.dropsWithin;
  });
  return (
    words !== '' && (
      <span className={className} aria-hidden="true">
        {words}
      </span>
    )
  );
}
