import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../../../src/engine/at.ts';
import { whyNot } from '../../../src/engine/game/explain.ts';
import { registry } from '../../support/registry.ts';
import { agreedDraw, resignationBy } from '../../../src/engine/game/ending.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { currentPosition, newGame, outcomeOf, historyAt, withEnding } from '../../../src/engine/game/game.ts';
import { pickHeld, pickSite } from '../../../src/engine/rules/move.ts';
import { pieceOf } from '../../../src/engine/rules/piece.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';
import type { Reason } from '../../../src/engine/rules/reason.ts';
import type { Explained } from '../../support/explanations.ts';
import {
  explainedPairs,
  legalPairs,
  missedBlockers,
  toldPair,
  unmovedByBlockers,
} from '../../support/explanations.ts';
import { games } from '../../support/randomGame.ts';
import { saysItsKind } from '../../support/reasonTexts.ts';
import { runs } from '../../support/runs.ts';
import { kindWords } from '../../../src/words/en/grammar.ts';
import { say } from '../../../src/words/say.ts';

/** `not in hand: No White king is in hand.` */
const toldReason = (reason: Reason | null): string | null => reason && `${reason.kind}: ${say(reason.text)}`;

/** Checks the last positions of random games, with every pair of sites that can be tried in them. */
function holdsForLastPositions(
  id: string,
  numRuns: number,
  check: (game: Game, pairs: readonly Explained[]) => void,
): void {
  const variants = registry.filter((variant) => variant.id === id);
  fc.assert(
    fc.property(games(80, ...variants), (game) => {
      check(game, explainedPairs(game.variant, currentPosition(game), historyAt(game, game.steps.length)));
    }),
    { numRuns },
  );
}

const ids = registry.map(({ id }) => id);

describe.each(ids)('any attempt in %s', (id) => {
  test('is legal or has a reason why not', () => {
    holdsForLastPositions(id, runs(15), (game, pairs) => {
      const { variant } = game;
      const allowed = pairs.filter(({ reason }) => reason === null).map((pair) => toldPair(variant, pair));
      const legal = legalPairs(variant, currentPosition(game), historyAt(game, game.steps.length));
      expect(allowed.sort()).toEqual([...legal].sort());
      const texts = new Set(pairs.flatMap(({ reason }) => reason?.text ?? []));
      expect(
        [...texts].filter((text) => !/^[A-Z][^.]*[^ .]\.( [A-Z][^.]*[^ .]\.)?$/.test(say(text))),
      ).toEqual([]);
      expect(pairs.filter(({ reason }) => reason && !saysItsKind(reason))).toEqual([]);
    });
  });

  test('has another reason, or none, when a piece that the reason blames is removed', () => {
    holdsForLastPositions(id, runs(5), (game, pairs) => {
      const history = historyAt(game, game.steps.length);
      expect(unmovedByBlockers(game.variant, currentPosition(game), history, pairs)).toEqual([]);
    });
  });

  test('whose reason blames no piece does not become legal when a piece is removed', () => {
    holdsForLastPositions(id, runs(5), (game, pairs) => {
      if (outcomeOf(game)) return;
      const history = historyAt(game, game.steps.length);
      expect(missedBlockers(game.variant, currentPosition(game), history, pairs)).toEqual([]);
    });
  });
});

describe('a game that the players have ended', () => {
  test.each(registry)('of $id leaves nothing to try', async (variant) => {
    const game = newGame(variant);
    expect(toldReason(await whyNot(withEnding(game, resignationBy(BLACK)), pickSite(0), 1))).toBe(
      'game over: The game is over. White wins: Black resigns.',
    );
    expect(toldReason(await whyNot(withEnding(game, agreedDraw), pickSite(0), 1))).toBe(
      'game over: The game is drawn: both players agree.',
    );
  });
});

test.each(registry)('a piece that is not in hand cannot be dropped in $id', async (variant) => {
  const { name } = at(variant.kinds, 1);
  expect(toldReason(await whyNot(newGame(variant), pickHeld(pieceOf(1, WHITE)), 0))).toBe(
    `not in hand: No White ${kindWords(name)} is in hand.`,
  );
});
