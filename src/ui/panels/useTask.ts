import type { Game } from '../../engine/game/game.ts';
import type { Choice } from '../../engine/rules/move.ts';
import { buttonsOf } from '../../store/targets.ts';
import { dueAt, taskOf } from '../../store/task.ts';
import { usePlay } from '../game/PlayContext.ts';
import { taskWords } from '#words/tasks.ts';
import * as strip from '#words/ui/strip.ts';

/** What the player to move has to do. */
interface PlayersTask {
  /** In words that follow the player’s name. */
  readonly task: string;
  /** Whether that comes before all else that is said of the player: nothing else can be done. */
  readonly isFirst: boolean;
}

/** What the player to move has to do at a ply; `choices` are what may be picked first. */
export function useTask(game: Game, cursor: number, choices: readonly Choice[]): PlayersTask {
  const mustDrop = dueAt(game, cursor);
  const step = usePlay(({ selection }) => {
    if (!selection?.binding) return null;
    if (selection.settled) return 'confirm';
    return buttonsOf(selection).length > 0 ? 'choose' : null;
  });
  if (step === 'choose') return { task: strip.toChoose, isFirst: true };
  const task = step === 'confirm' ? strip.toConfirm : taskWords(taskOf(choices), mustDrop);
  return { task, isFirst: mustDrop.length > 0 };
}
