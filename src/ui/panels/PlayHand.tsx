import { positionAt } from '../../engine/game/game.ts';
import type { Choice } from '../../engine/rules/move.ts';
import type { Side } from '../../engine/rules/side.ts';
import { Hand } from '../board/Hand.tsx';
import { isBoardKey } from '../board/keys.ts';
import { useTelling } from '../game/askKeys.ts';
import { usePlay } from '../game/PlayContext.ts';
import { usePieceSet } from '../pieceSets.ts';

interface PlayHandProps {
  readonly side: Side;
  /** What may be picked first, including pieces in hand. */
  readonly choices: readonly Choice[];
  /** Whether the board is seen from Black’s side. */
  readonly flipped: boolean;
}

/** The pieces that a player holds in the game on the screen. */
export function PlayHand({ side, choices, flipped }: PlayHandProps) {
  const variant = usePlay((state) => state.game.variant);
  const position = usePlay((state) => positionAt(state.game, state.cursor));
  const selection = usePlay((state) => state.selection);
  const pick = usePlay((state) => state.pick);
  const stepBack = usePlay((state) => state.stepBack);
  const { tellMoves, tellAnnouncement } = useTelling();
  return (
    <Hand
      variant={variant}
      side={side}
      held={variant.hands(position)}
      choices={choices}
      picked={selection?.picked ?? []}
      set={usePieceSet()}
      flipped={flipped}
      onPick={pick}
      onKey={(event, choice) => {
        const { key } = event;
        if (isBoardKey('stepBack', key)) {
          event.preventDefault();
          stepBack();
        } else if (isBoardKey('moves', key)) tellMoves(choice);
        else if (isBoardKey('announcement', key)) tellAnnouncement();
      }}
    />
  );
}
