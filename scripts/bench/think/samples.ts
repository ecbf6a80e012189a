import type { Variant } from '../../../src/engine/rules/variant.ts';
import { outcomeOf, withMove } from '../../../src/engine/game/game.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { currentPosition, historyAt } from '../../../src/engine/game/game.ts';
import { worthsOf } from './core.ts';
import { openingsOf } from './opening.ts';
import { plainChooser } from './plain.ts';
import { presentCore } from './presentCore.ts';
import { forNodes } from './question.ts';

/** How many positions the plain player looks at for each action. */
const NODES = 500;
/** After how many actions of the plain player a position is taken, one after the other. */
const STAGES = [0, 6, 12, 18, 24, 30] as const;

/** Games up to some positions of all stages, played by the plain player: always the same ones. */
export function samplesOf(variant: Variant, count: number): readonly Game[] {
  const core = presentCore(variant);
  const choose = plainChooser(core, worthsOf(core));
  return openingsOf(variant, count, 77).map((opening, i) => {
    let game = opening;
    const actions = STAGES[i % STAGES.length] ?? 0;
    for (let action = 0; action < actions; action++) {
      const position = currentPosition(game);
      const { move } = choose(position, historyAt(game, game.steps.length), forNodes(NODES), i);
      const longer = withMove(game, move);
      // A position without moves is no sample.
      if (outcomeOf(longer)) break;
      game = longer;
    }
    return game;
  });
}
