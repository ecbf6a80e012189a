import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/game/game.ts';
import { outcomeOf, takeBackTo } from '../../src/engine/game/game.ts';
import { situationAt } from '../../src/engine/game/situation.ts';
import { gameOf } from '../../src/rulebook/examples.ts';
import { say } from '../../src/words/say.ts';
import { cards } from '../support/cards.ts';
import { linesOf } from '../support/lines.ts';
import { games } from '../support/randomGame.ts';
import { valueOf } from '../support/result.ts';
import { examplesOf, nameOf, rulebooks } from '../support/rulebooks.ts';
import { runs } from '../support/runs.ts';

/** The cards of a game that say something that is not so. */
function falseCards(name: string, game: Game): string[] {
  if (outcomeOf(game)) return [];
  const { variant, position, history, status } = situationAt(game, game.steps.length);
  return variant.hints(position, history, status).flatMap(({ id, text }) => {
    const card = cards[name]?.[id];
    const isTrue = card?.says === say(text) && card.holds(game);
    return isTrue ? [] : [`${variant.writePosition(position)}: ${say(text)}`];
  });
}

describe.each(rulebooks.map((rulebook) => [nameOf(rulebook), rulebook] as const))('%s', (name, rulebook) => {
  test('every card is true on the boards of the examples, and each is shown on one', () => {
    const shown = examplesOf(rulebook).flatMap(({ example }) => {
      const game = valueOf(gameOf(rulebook, example));
      return [game, ...linesOf(game, example.claims)];
    });
    expect(shown.flatMap((game) => falseCards(name, game)).join('\n')).toBe('');
  });

  test('every card is true in random games', () => {
    fc.assert(
      fc.property(games(80, ...rulebook.variants), fc.nat(1000), (game, n) => {
        const ply = n % (game.steps.length + 1);
        expect(falseCards(name, takeBackTo(game, ply)).join('\n')).toBe('');
      }),
      { numRuns: runs(15) },
    );
  });
});
