// Run from a bundle: GAMES NODES SEED [VARIANT...]
import { chanceOf } from '../../src/engine/search/chances.ts';
import { searchables } from '../../src/engine/searches.ts';
import { randomNumbers } from '../bench/randomGames.ts';
import { crossEntropy } from './fit.ts';
import type { Manner, Sample } from './selfPlay.ts';
import { playGame } from './selfPlay.ts';

const [games = '', nodes = '', seed = '', ...ids] = process.argv.slice(2);
const manner: Manner = { nodes: Number(nodes), opening: 8, noise: 10, longest: 600 };

/** A position that the search takes for won or lost tells nothing about estimates. */
const WON = 20_000;

for (const searchable of searchables.filter(({ variant }) => ids.includes(variant.id))) {
  const next = randomNumbers(Number(seed));
  const samples: Sample[] = [];
  for (let game = 0; game < Number(games); game++)
    samples.push(...playGame([searchable, searchable], manner, next));
  const told = samples.filter(({ score }) => Math.abs(score) < WON);
  const scale = bestScale(told);
  const undecided = told.filter(({ result }) => result === null || result === 0.5).length;
  console.log(
    `${searchable.variant.id}: ${String(scale)} points make a win e times as likely; error ${errorAt(told, scale).toFixed(4)} (at 250: ${errorAt(told, 250).toFixed(4)}), ${String(told.length)} positions of ${games} games, ${String(undecided)} of them from games without a winner`,
  );
}

/** The scale, to ten points, that explains the results best. */
function bestScale(told: readonly Sample[]): number {
  let best = 50;
  for (let scale = 50; scale <= 3000; scale += 10)
    if (errorAt(told, scale) < errorAt(told, best)) best = scale;
  return best;
}

/** The mean error (cross entropy) of the chances that follow from a scale. */
function errorAt(told: readonly Sample[], scale: number): number {
  const sum = told.reduce(
    (error, { score, result }) =>
      // Whatever kept a game from being won, whoever looks at it expects half a point.
      error + crossEntropy(chanceOf({ kind: 'estimate', points: score }, scale), result ?? 0.5),
    0,
  );
  return sum / told.length;
}
