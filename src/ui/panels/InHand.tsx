import { positionAt } from '../../engine/game/game.ts';
import type { Side } from '../../engine/rules/side.ts';
import { usePlay } from '../game/PlayContext.ts';
import * as strip from '#words/ui/strip.ts';

interface InHandProps {
  readonly side: Side;
  readonly className?: string | undefined;
}

/** Says beside the pieces that a player holds what they are; nothing while there are none. */
export function InHand({ side, className }: InHandProps) {
  const holds = usePlay(({ game, cursor }) =>
    game.variant.hands(positionAt(game, cursor)).some(({ holder }) => holder === side),
  );
  return (
    holds && (
      <span className={className} aria-hidden="true">
        {strip.inHand}
      </span>
    )
  );
}
