import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../../../src/engine/at.ts';
import { withActions } from '../../../src/engine/game/action.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { newGame, positionAt, takeBackTo, withEnding } from '../../../src/engine/game/game.ts';
import { hintToShow, hintsNow } from '../../../src/engine/game/hints.ts';
import { situationAt } from '../../../src/engine/game/situation.ts';
import { draw } from '../../../src/engine/rules/outcome.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { tns } from '../../../src/engine/variants/tns/tns.ts';
import { games } from '../../support/randomGame.ts';
import { oneOfEachName } from '../../support/registry.ts';
import { valueOf } from '../../support/result.ts';

const shownIn = (game: Game): string | undefined => hintToShow(game, () => true)?.id;

/** The id of the hint that is shown at each ply. */
const shownInTurn = (game: Game) =>
  [...game.steps.keys(), game.steps.length].map((ply) => shownIn(takeBackTo(game, ply)));

const played = (position: string, ...actions: readonly string[]) =>
  valueOf(withActions(newGame(chess99, valueOf(chess99.readPosition(position))), actions));

/** White has a pawn that has left its rank, and one that can go two squares past Black’s knight. */
const PASSING = 'k8/9/9/9/5n3/9/P8/4P4/8K w - 1';

test('of several rules that matter, the rarest is told', () => {
  const game = played('4k3r/9/9/9/6n2/9/9/5P3/4R3K w - 1');
  expect(hintsNow(game).map(({ id }) => id)).toEqual(['both-in-check', 'king-capture', 'check']);
  expect(shownIn(game)).toBe('both-in-check');
});

test('a rule is told in the turn in which it matters, and is gone with that turn', () => {
  const start = '8k/9/P8/9/9/9/9/9/8K w - 1';
  expect(shownInTurn(played(start, 'a7-a8'))).toEqual(['two-squares', undefined]);
});

test('after a rule is told, none is told for two turns, and the same one not again', () => {
  const start = '8k/9/9/9/9/9/P8/9/8K w - 1';
  const game = played(start, 'a3-a4', 'i9-h9', 'a4-a5', 'h9-g9', 'a5-a6');
  expect(shownInTurn(game)).toEqual(['two-squares', ...Array.from({ length: 5 }, () => undefined)]);
  const rook = '4k4/9/9/P8/9/9/9/R8/8K w - 1';
  expect(shownInTurn(played(rook, 'a2-e2', 'e9-d9', 'e2-d2'))).toEqual([
    'two-squares',
    undefined,
    undefined,
    'check',
  ]);
});

test('a turn of several actions counts as one, and a rule stays as long as it matters in it', () => {
  const start = valueOf(tns.readPosition('k/3/5/7/7/7/5/3/K w n2,n3 m'));
  const game = valueOf(withActions(newGame(tns, start), ['d1-c2', 'n@a4', 'n@a6', 'd9-d8']));
  expect(shownInTurn(game)).toEqual(['countdown', 'countdown', 'countdown', undefined, undefined]);
});

test('a turn that is taken back leaves no hint', () => {
  const start = newGame(chess99, valueOf(chess99.readPosition('4k4/9/9/9/9/9/9/R8/8K w - 1')));
  const game = valueOf(withActions(start, ['a2-e2']));
  expect(shownIn(game)).toBe('check');
  expect(shownIn(takeBackTo(game, 0))).toBeUndefined();
});

test('a game that is over has no hints', () => {
  const over = withEnding(played(PASSING, 'e2-e4'), draw('agreement'));
  expect(shownIn(over)).toBeUndefined();
  expect(hintsNow(over)).toEqual([]);
});

/** The ids of the hints in each position of a sample of random games. */
const hintsInGames = (variant: Variant): string[][] =>
  fc.sample(games(80, variant), { numRuns: 200, seed: 39 }).flatMap((game) =>
    [...game.steps.keys()].map((ply) => {
      const { position, history, status } = situationAt(game, ply);
      return variant.hints(position, history, status).map(({ id }) => id);
    }),
  );

/** Which turn each ply belongs to. */
const turnsOf = (game: Game): number[] =>
  game.steps.reduce<number[]>(
    (turns, { position }, ply) => [
      ...turns,
      at(turns, ply) + (position.turn === positionAt(game, ply).turn ? 0 : 1),
    ],
    [0],
  );

describe.each(oneOfEachName.map((variant) => [variant.id, variant] as const))(
  'in games of %s',
  (_, variant) => {
    test('at most one rule is told in three turns, none twice, and none that does not matter', () => {
      fc.assert(
        fc.property(games(60, variant), (game) => {
          const turns = turnsOf(game);
          const told = new Map<string, number>();
          shownInTurn(game).forEach((id, ply) => {
            if (id === undefined) return;
            const turn = at(turns, ply);
            expect(hintsNow(takeBackTo(game, ply)).map((hint) => hint.id)).toContain(id);
            for (const [other, before] of told)
              if (other === id) expect(turn).toBe(before);
              else expect(turn - before).toBeGreaterThan(2);
            told.set(id, turn);
          });
        }),
        { numRuns: 30 },
      );
    });

    test('rarer rules come before commoner ones', () => {
      const all = hintsInGames(variant);
      const frequency = (id: string) => all.filter((ids) => ids.includes(id)).length;
      const pairs = new Set(all.flatMap((ids) => ids.slice(1).map((id, i) => `${at(ids, i)} ${id}`)));
      // Some are about as rare as each other.
      const wrong = [...pairs].filter((pair) => {
        const [first = '', second = ''] = pair.split(' ');
        return frequency(first) > 2 * frequency(second);
      });
      expect(pairs.size).toBeGreaterThan(2);
      expect(wrong).toEqual([]);
    });
  },
);
