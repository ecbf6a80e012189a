import { describe, expect, test } from 'vitest';
import { cardsFor, measurePath, wordsOnCard } from '../../scripts/teaching/measure.ts';
import { withActions } from '../../src/engine/game/action.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { movesAt, newGame, outcomeOf, withMove } from '../../src/engine/game/game.ts';
import { WHITE } from '../../src/engine/rules/side.ts';
import { currentPosition } from '../../src/engine/game/game.ts';
import { complaintsAbout } from '../../src/rulebook/claims.ts';
import { LAST_CARD, outlines } from '../../src/rulebook/outlines.ts';
import type { Card } from '../../src/rulebook/rulebook.ts';
import { judge, startOf } from '../../src/rulebook/tasks.ts';
import { say } from '../../src/words/say.ts';
import { paths } from '../support/paths.ts';
import { valueOf } from '../support/result.ts';

const KINDS_OF_READERS = [true, false];

/** The verdict after each action that is legal at the beginning of a card’s task. */
const firstVerdicts = (card: Card, start: Game) =>
  movesAt(start, start.steps.length).map((move) => judge(card, withMove(start, move)));

describe.each(paths)('the path into %s', (game, path) => {
  test('is short: five to seven cards, two more for people who have never played, the last one to a game', () => {
    const known = cardsFor(path, true).length + 1;
    expect(known).toBeGreaterThanOrEqual(5);
    expect(known).toBeLessThanOrEqual(7);
    expect(cardsFor(path, false)).toHaveLength(known + 1);
  });

  test('has forty words a card and three hundred in all, at most, and takes four minutes', () => {
    for (const card of [...path.cards, path.last])
      expect(wordsOnCard(card), card.title).toBeLessThanOrEqual(40);
    for (const knowsChess of KINDS_OF_READERS) {
      const { words, minutes } = measurePath(path, knowsChess);
      expect(words).toBeLessThanOrEqual(300);
      expect(minutes).toBeLessThanOrEqual(4);
    }
  });

  test('has the outline that is known before it is loaded', () => {
    const minutes = KINDS_OF_READERS.map((knowsChess) => Math.ceil(measurePath(path, knowsChess).minutes));
    expect(outlines.get(game)).toEqual({
      minutes: Math.max(...minutes),
      cards: path.cards.map(({ id }) => id),
      forBeginners: path.cards.filter(({ forBeginners }) => forBeginners).map(({ id }) => id),
    });
    expect([...new Set([...path.cards.map(({ id }) => id), LAST_CARD])]).toHaveLength(path.cards.length + 1);
  });

  test('says nothing false about the start of a game', async () => {
    const [variant] = path.variants;
    if (!variant) throw new Error('There is no variant.');
    for (const claim of path.last.claims)
      expect(await complaintsAbout(newGame(variant), claim, say)).toEqual([]);
  });

  describe.each(path.cards.map((card) => [card.id, card] as const))('%s', (_, card) => {
    const start = valueOf(startOf(path, card));

    test('begins with White to move, in a game that is not over', () => {
      expect(outcomeOf(start)).toBeNull();
      expect(currentPosition(start).turn).toBe(WHITE);
      expect(judge(card, start)).toEqual({ kind: 'open' });
    });

    test('is done with the last action of its solution, and not before', () => {
      card.solution.forEach((_action, i) => {
        const then = valueOf(withActions(start, card.solution.slice(0, i + 1)));
        expect(judge(card, then)).toEqual({ kind: i + 1 < card.solution.length ? 'open' : 'solved' });
        // Nothing is drawn for want of moves.
        expect(outcomeOf(then)?.winner ?? WHITE).toBe(WHITE);
      });
    });

    test('can be done wrongly, and each answer to that has its wrong try', () => {
      const verdicts = firstVerdicts(card, start);
      const said = verdicts.flatMap((verdict) => (verdict.kind === 'failed' ? [verdict.message] : []));
      expect(said).toEqual(expect.arrayContaining(card.goals.map(({ otherwise }) => otherwise)));
    });

    test('claims only what is so', async () => {
      expect(card.claims).not.toEqual([]);
      for (const claim of card.claims) expect(await complaintsAbout(start, claim, say)).toEqual([]);
    });
  });
});
