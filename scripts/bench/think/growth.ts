import type { Variant } from '../../../src/engine/rules/variant.ts';
import { report } from '../figures.ts';
import { questionAbout } from './asking.ts';
import { startContender } from './contender.ts';
import { openingsOf } from './opening.ts';
import { forNodes } from './question.ts';
import { outcomeOf } from '../../../src/engine/game/game.ts';
import { withActions } from '../../../src/engine/game/action.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';

const GAMES = 200;
/** After so many games the memory is measured for the first time. */
const FIRST = 20;
/** How many actions of each game are played, and how many positions are looked at for each. */
const ACTIONS = 30;
const NODES = 2000;

/** What the thinker’s process uses after some games, how much more after many, and the most it ever had. */
export async function benchGrowth(variant: Variant): Promise<void> {
  const contender = await startContender('thinker', variant.id);
  const before = (await contender.memory()).used;
  let first = NaN;
  for (const [i, opening] of openingsOf(variant, GAMES, 5).entries()) {
    let game = opening;
    for (let action = 0; action < ACTIONS && !outcomeOf(game); action++) {
      const answer = await contender.ask(questionAbout(game, forNodes(NODES), i));
      game = unwrap(withActions(game, [answer.action]));
    }
    if (i + 1 === FIRST) first = (await contender.memory()).used;
  }
  const { used, peak } = await contender.memory();
  contender.end();
  report(
    `memory of the thinker, ${variant.id}`,
    `${megabytes(used)} after ${String(GAMES)} games, ${megabytes(used - first)} more than after ${String(FIRST)}, ${megabytes(used - before)} more than before; the process at most ${megabytes(peak)}`,
  );
}

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
