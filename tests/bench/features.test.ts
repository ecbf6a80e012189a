import { expect, test } from 'vitest';
import { at } from '../../src/engine/at.ts';
import { currentPosition } from '../../src/engine/game/game.ts';
import { newSearch } from '../../src/engine/search/newSearch.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';
import { estimate } from '../../src/engine/search/search.ts';
import { newTable } from '../../src/engine/search/table.ts';
import { boards } from '../../scripts/bench/think/boards.ts';
import { randomGame, randomNumbers } from '../../scripts/bench/randomGames.ts';
import { featuresIn, featuresOf, shareLeft, weightsOf } from '../../scripts/train/features.ts';

const GAMES = 6;
const options = { table: newTable(0), age: 1, noise: 0, seed: 0, most: 0 };

test.each(
  boards
    .filter(({ variant }) => !variant.hasHands)
    .flatMap((board) => [
      [board.variant.id, 'with', board] as const,
      [board.variant.id, 'without', board] as const,
    ]),
)(
  'a search of %s judges a position as training does, %s what stands around pieces',
  (_, around, searchable) => {
    const { variant } = searchable;
    const features = featuresOf(searchable, around === 'with');
    const next = randomNumbers(7);
    // Nothing is worth so much that a sum would not fit.
    const values = new Float64Array(features.count).map(() => Math.floor(next() * 40));
    values[features.count - 1] = 0;
    const taught: Searchable = { ...searchable, weights: weightsOf(features, values) };
    for (let seed = 1; seed <= GAMES; seed++) {
      const position = currentPosition(randomGame(variant, seed, 12 * seed));
      const search = newSearch(taught, position, [], options);
      const known = { ...features, values: search.values };
      const left = shareLeft(known, position);
      const sum = featuresIn(known, variant, position).reduce((all, feature) => {
        const index = feature < 0 ? -1 - feature : feature;
        const late = index < features.tapered ? at([...values], index + features.tapered) : 0;
        const value = values[index] ?? 0;
        const worth = index < features.tapered ? left * value + (1 - left) * late : value;
        return feature < 0 ? all - worth : all + worth;
      }, 0);
      const white = position.turn === 0 ? estimate(search, 0) : -estimate(search, 0);
      expect(Math.abs(white - sum)).toBeLessThanOrEqual(1);
    }
  },
);
