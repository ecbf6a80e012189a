import type { Game } from '../../engine/game/game.ts';
import type { Choice } from '../../engine/rules/move.ts';
import { buttonsOf } from '../../store/targets.ts';
import { dueAt, taskAt } from '../../store/task.ts';
import { usePlay } from '../game/PlayContext.ts';
import { taskWords } from '#words/tasks.ts';
import { say } from '../../words/say.ts';
import * as strip from '#words/ui/strip.ts';

/** What the player to move has to do at a ply, in words that follow the name; `choices` are what may be picked first. */
export function useTask(game: Game, cursor: number, choices: readonly Choice[]): string {
  const step = usePlay(({ selection }) => {
    if (!selection?.binding) return null;
    if (selection.settled) return strip.toConfirm;
    return buttonsOf(selection).length > 0 ? strip.toChoose : null;
  });
  return step ?? taskWords(taskAt(game, cursor, choices), dueAt(game, cursor), say);
}
