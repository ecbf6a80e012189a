// Run from a bundle: VARIANT GAMES GENERATIONS NODES SEED with|without FILE; with what stands around pieces, or without
import { writeFileSync } from 'node:fs';
import { chanceOf } from '../../src/engine/search/chances.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';
import { searchables } from '../../src/engine/searches.ts';
import { plainWeights } from '../../src/engine/search/plainWeights.ts';
import { randomNumbers } from '../bench/randomGames.ts';
import type { Features } from './features.ts';
import { MOVES, doubtsOf, featuresIn, featuresOf, shareLeft, valuesFrom, weightsOf } from './features.ts';
import type { Example } from './fit.ts';
import { POINTS_PER_LOGIT, fit } from './fit.ts';
import type { Manner, Sample } from './selfPlay.ts';
import { playGame } from './selfPlay.ts';
import { weightsFile } from './weightsFile.ts';

/** How much of a target is the game's result; the rest is what the search said. */
const RESULT_SHARE = 0.5;
const EPOCHS = 12;
const MATCH_PAIRS = 50;

const [id = '', games = '', generations = '', nodes = '', seed = '', around = '', file = ''] =
  process.argv.slice(2);
const manner: Manner = { nodes: Number(nodes), opening: 8, noise: 20, longest: 180 };
const found = searchables.find(({ variant }) => variant.id === id);
if (!found) throw new Error(`There is no variant ${id}.`);
const next = randomNumbers(Number(seed));
const plain: Searchable = { ...found, weights: plainWeights(found.variant) };
const features = featuresOf(plain, around === 'with');

let current = plain;
let error = NaN;
let score = NaN;
const examples: Example[] = [];
for (let generation = 1; generation <= Number(generations); generation++) {
  for (let game = 0; game < Number(games); game++)
    for (const sample of playGame([current, current], manner, next))
      examples.push(exampleOf(features, sample));
  const fitted = fit(
    examples,
    valuesFrom(features, plain.weights),
    doubtsOf(features),
    features.tapered,
    EPOCHS,
    next,
  );
  const trained: Searchable = {
    ...found,
    weights: weightsOf(features, asLarge(fitted.values)),
  };
  const won = matchScore(trained, current);
  console.log(
    `${id}, generation ${String(generation)}: ${String(examples.length)} positions, error ${fitted.before.toFixed(4)} → ${fitted.after.toFixed(4)}, ${(100 * won).toFixed(0)} % against the weights before`,
  );
  if (won < 0.5) continue;
  [current, error, score] = [trained, fitted.after, won];
}
const against = matchScore(current, plain);
console.log(`${id}: ${(100 * against).toFixed(0)} % against plain weights`);
if (against < 0.5) console.log('The file stays as it is.');
else
  writeFileSync(
    file,
    weightsFile(current.weights, file, {
      games: Number(games),
      generations: Number(generations),
      seed: Number(seed),
      error,
      score,
      against,
      pairs: MATCH_PAIRS,
      nodes: manner.nodes,
    }),
  );

function exampleOf(of: Features, { position, mobility, score: said, result }: Sample): Example {
  const chance = chanceOf({ kind: 'estimate', points: said }, POINTS_PER_LOGIT);
  return {
    features: featuresIn(of, plain.variant, position),
    left: shareLeft(of, position),
    mobility: mobility / MOVES,
    target: result === null ? chance : RESULT_SHARE * result + (1 - RESULT_SHARE) * chance,
  };
}

/**
 * The values, made as large as plain ones: the pieces of White at the start are worth as much together. Where many
 * games are decided by chance, all values come out small, and a search takes its margins for more than they are.
 */
function asLarge(values: Float64Array): Float64Array {
  const worthOf = (some: Float64Array) =>
    featuresIn(features, plain.variant, plain.variant.start)
      .filter((feature) => feature >= 0)
      .reduce((sum, feature) => sum + (some[feature] ?? 0), 0);
  const factor = worthOf(valuesFrom(features, plain.weights)) / worthOf(values);
  return values.map((value) => value * factor);
}

/** The share of points that one player scores against another, in pairs of games with the same opening. */
function matchScore(one: Searchable, other: Searchable): number {
  let points = 0;
  for (let pair = 0; pair < MATCH_PAIRS; pair++)
    for (const isWhite of [true, false]) {
      const samples = playGame(
        isWhite ? [one, other] : [other, one],
        { ...manner, noise: 4 },
        randomNumbers(1000 + pair),
      );
      const result = samples[0]?.result ?? 0.5;
      points += isWhite ? result : 1 - result;
    }
  return points / (2 * MATCH_PAIRS);
}
