import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../../../src/engine/at.ts';
import { withActions } from '../../../src/engine/game/action.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { newGame, outcomeOf, positionAt, takeBackTo, withEnding } from '../../../src/engine/game/game.ts';
import { hintToShow } from '../../../src/engine/game/hints.ts';
import { situationAt } from '../../../src/engine/game/situation.ts';
import type { Hint } from '../../../src/engine/rules/hint.ts';
import { draw } from '../../../src/engine/rules/outcome.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { tns } from '../../../src/engine/variants/tns/tns.ts';
import { games } from '../../support/randomGame.ts';
import { oneOfEachName } from '../../support/registry.ts';
import { valueOf } from '../../support/result.ts';

/** The hints of a game in the order in which they are shown while each is dismissed. */
function ids(game: Game): string[] {
  const dismissed: string[] = [];
  for (;;) {
    const hint = hintToShow(game, ({ id }) => !dismissed.includes(id), null);
    if (!hint) return dismissed;
    dismissed.push(hint.id);
  }
}

const played = (position: string, ...actions: readonly string[]) =>
  valueOf(withActions(newGame(chess99, valueOf(chess99.readPosition(position))), actions));

/** White has a pawn that has left its rank, and one that can go two squares past Black's knight. */
const passing = (...actions: readonly string[]) => played('k8/9/9/9/5n3/9/P8/4P4/8K w - 1', ...actions);

test('a rule that goes on mattering is told in the next turn too, and is gone when both sides have moved', () => {
  const start = '8k/9/P8/9/9/9/9/9/8K w - 1';
  expect(ids(played(start))).toEqual(['two-squares']);
  expect(ids(played(start, 'a7-a8'))).toEqual(['two-squares']);
  expect(ids(played(start, 'a7-a8', 'i9-h9'))).toEqual([]);
});

test('a rule for this turn alone comes first, and is gone with the turn', () => {
  expect(ids(passing())).toEqual(['two-squares']);
  expect(ids(passing('e2-e4'))).toEqual(['en-passant-by-any-piece', 'two-squares']);
  expect(ids(passing('e2-e4', 'a9-a8'))).toEqual(['two-squares']);
});

test('of two rules for this turn alone, a new one comes before one that was told a turn ago', () => {
  const start = '4k3r/9/9/9/6n2/9/9/5P3/4R3K w - 1';
  const both = ['king-capture', 'check', 'both-in-check'];
  expect(ids(played(start))).toEqual(both);
  expect(ids(played(start, 'f2-f4'))).toEqual(['en-passant-by-any-piece', ...both]);
});

test('a turn of several actions counts as one', () => {
  const start = valueOf(tns.readPosition('k/3/5/7/7/7/5/3/K w n2,n3 m'));
  const game = valueOf(withActions(newGame(tns, start), ['d1-c2', 'n@a4', 'n@a6']));
  expect(ids(game)).toContain('drops');
  expect(ids(valueOf(withActions(game, ['d9-d8'])))).not.toContain('drops');
});

test('a turn that is taken back leaves no hint', () => {
  const start = newGame(chess99, valueOf(chess99.readPosition('4k4/9/9/9/9/9/9/R8/8K w - 1')));
  const game = valueOf(withActions(start, ['a2-e2']));
  expect(ids(game)).toEqual(['check']);
  expect(ids(takeBackTo(game, 0))).toEqual([]);
});

test('a game that is over has no hints', () => {
  expect(ids(withEnding(passing('e2-e4'), draw('agreement')))).toEqual([]);
});

/** The ids of the hints of a position, and of those among them that are for this turn alone. */
function told(game: Game, ply: number) {
  const { variant, position, history, status } = situationAt(game, ply);
  const hints: readonly Hint[] = status.outcome ? [] : variant.hints(position, history, status);
  return { all: hints.map(({ id }) => id), urgent: hints.filter(({ urgent }) => urgent).map(({ id }) => id) };
}

/** The number of the turn to which each ply belongs. */
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
    test('a new rule for this turn alone is shown at once, and none for a turn that is over', () => {
      fc.assert(
        fc.property(games(60, variant), (game) => {
          const turns = turnsOf(game);
          let shown: Hint | null = null;
          turns.forEach((turn, ply) => {
            const now = told(game, ply);
            const before = [...turns.keys()].filter((other) => at(turns, other) === turn - 1);
            const earlier = before.flatMap((other) => told(game, other).all);
            const fresh = now.urgent.filter((id) => !earlier.includes(id));
            if (outcomeOf(takeBackTo(game, ply))) return;
            const next = hintToShow(takeBackTo(game, ply), () => true, shown?.id ?? null);
            if (fresh.length > 0) expect(fresh).toContain(next?.id);
            if (next?.urgent) expect(now.urgent).toContain(next.id);
            // A card stays while nothing is more pressing.
            else if (shown && !shown.urgent && [...now.all, ...earlier].includes(shown.id))
              expect(next?.id).toBe(shown.id);
            shown = next;
          });
        }),
        { numRuns: 30 },
      );
    });
  },
);
