import { useMemo } from 'react';
import { outcomeOf, positionAt } from '../../engine/game/game.ts';
import type { Choice } from '../../engine/rules/move.ts';
import type { Side } from '../../engine/rules/side.ts';
import { playedHere } from '../../store/playState.ts';
import { firstChoices } from '../../store/task.ts';
import { usePlay } from '../game/PlayContext.ts';

/** What a player may do at the cursor. */
interface OwnChoices {
  readonly isToMove: boolean;
  /** What the player may pick first; nothing if it is not the player’s turn, or somebody else plays. */
  readonly choices: readonly Choice[];
}

/** What a player may do at the cursor of the game on the screen. */
export function useOwnChoices(side: Side): OwnChoices {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const isOthers = usePlay((state) => !playedHere(state, side));
  return useMemo(() => {
    const isOver = cursor === game.steps.length && outcomeOf(game) !== null;
    const isToMove = positionAt(game, cursor).turn === side && !isOver;
    return { isToMove, choices: isToMove && !isOthers ? firstChoices(game, cursor) : [] };
  }, [side, game, cursor, isOthers]);
}
