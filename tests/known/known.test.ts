import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstMovesOf } from '../../scripts/known/chieftain.ts';
import { readKnown } from '../../scripts/known/files.ts';
import { wonAfter } from '../../scripts/known/forcedWin.ts';
import { knownPage } from '../../scripts/known/page.ts';
import { shortestWin } from '../../scripts/known/shortestWin.ts';
import { legalActions, withActions } from '../../src/engine/game/action.ts';
import { newGame, outcomeOf, positionAt } from '../../src/engine/game/game.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import { searchables } from '../../src/engine/searches.ts';
import { selfPlayFigures, shareOf, together } from '../../src/rulebook/known/figures.ts';
import { knownOf } from '../../src/rulebook/known/known.ts';
import { sampleOf } from '../support/sample.ts';

const known = readKnown();

it('the page about what is known is that of the figures', async () => {
  expect(readFileSync('docs/known.md', 'utf8')).toBe(await knownPage(known));
});

it('every variant has figures, and no other', () => {
  expect(Object.keys(known.variants).sort()).toEqual(searchables.map(({ variant }) => variant.id).sort());
});

it('Wilson’s interval holds the share, and narrows with the number of tries', () => {
  const [few, many] = [shareOf(5, 10), shareOf(500, 1000)];
  expect(few).toMatchObject({ mean: 0.5 });
  expect(few.low).toBeCloseTo(0.2366, 3);
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
  expect(shareOf(8, 8)).toMatchObject({ mean: 1 });
  expect(shareOf(8, 8).low).toBeCloseTo(0.6756, 3);
});

it('the games on several boards are counted together', () => {
  const one = { results: 'wd', turns: [9, 5], draws: { threefold: 1 }, positions: 2, moves: 20 };
  const other = {
    results: 'bdd',
    turns: [1, 7, 3],
    draws: { threefold: 1, length: 1 },
    positions: 3,
    moves: 60,
  };
  expect(selfPlayFigures(together([one, other]))).toMatchObject({
    games: 5,
    white: 1,
    black: 1,
    drawn: 3,
    draws: [
      ['threefold', 2],
      ['length', 1],
    ],
    shortest: 1,
    median: 5,
    longest: 9,
    moves: 16,
  });
});

describe.each(searchables.map((searchable) => [searchable.variant.id, searchable] as const))(
  'what is known of %s',
  (id, searchable) => {
    const { variant } = searchable;
    const { selfPlay, shortestWin: shortest, forcedWin: forced, firstMoves } = knownOf(known, id);

    it('has a length for each game, and a reason for each draw', () => {
      const results = selfPlay?.results ?? '';
      expect(results).toMatch(/^[wbd]*$/);
      expect(selfPlay?.turns.length).toBe(results.length);
      const reasons = Object.values(selfPlay?.draws ?? {}).reduce((sum, count) => sum + count, 0);
      expect(reasons).toBe([...results].filter((result) => result === 'd').length);
    });

    it('has a shortest win that wins in so many turns', () => {
      if (!shortest?.isFound) return;
      const game = unwrap(withActions(newGame(variant), shortest.line));
      expect(outcomeOf(game)?.winner).not.toBeNull();
      const changes = game.steps.filter(
        ({ position }, i) => i < game.steps.length - 1 && position.turn !== positionAt(game, i).turn,
      );
      expect(changes.length + 1).toBe(shortest.turns);
    });

    it('has no shorter win, as far as that is seen in a moment', () => {
      if (!shortest?.isFound || shortest.positions > 100_000) return;
      expect(shortestWin(searchable, () => true)).toEqual(shortest);
    });

    it('has a line of a win by force that wins in so many turns', () => {
      if (!forced) return;
      const game = unwrap(withActions(newGame(variant), forced.line));
      expect(outcomeOf(game)?.winner).toBe(variant.start.turn);
      expect(forced.line.length).toBe(2 * forced.turns - 1);
    });

    it('has a win by force after each of some answers, chosen by the commit', () => {
      if (!forced) return;
      const begun = unwrap(withActions(newGame(variant), forced.line.slice(0, 1)));
      const answers = legalActions(begun);
      expect(answers).toHaveLength(forced.answers);
      for (const answer of sampleOf(answers, 60)) {
        const won = wonAfter(searchable, unwrap(withActions(begun, [answer])), () => true);
        expect([answer, won?.turns]).toEqual([answer, expect.toSatisfy((n) => n < forced.turns)]);
      }
    }, 120_000);

    it('has as many placings that let White take Black’s king as the rules say', () => {
      if (firstMoves) expect(firstMovesOf(searchable)).toEqual(firstMoves);
      else expect(variant.game).not.toBe('battle-chieftain');
    });
  },
);

it('with far walls every placing lets White take Black’s king on the first move', () => {
  expect(knownOf(known, 'battle-chieftain-far-walls').firstMoves).toEqual({ placements: 36, taken: 36 });
});
