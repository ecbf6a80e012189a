import { describe, expect, test } from 'vitest';
import type { DrawReason, Outcome, WinReason } from '../../../src/engine/rules/outcome.ts';
import { draw, readOutcome, win, writeOutcome } from '../../../src/engine/rules/outcome.ts';
import { BLACK, SIDES, WHITE } from '../../../src/engine/rules/side.ts';
import { drawSentence, outcomeSentence, winWords } from '../../../src/words/en/outcomes.ts';
import { refusalOf, valueOf } from '../../support/result.ts';

/** The compiler makes sure that no reason is missing. */
const wins = Object.keys({
  'king-captured': 0,
  checkmate: 0,
  'king-promoted': 0,
  'castle-entered': 0,
  'no-castle-piece': 0,
  'army-destroyed': 0,
  'no-moves': 0,
  resignation: 0,
  timeout: 0,
} satisfies Record<WinReason, 0>) as WinReason[];
const draws = Object.keys({
  stalemate: 0,
  'king-exposed': 0,
  pyrrhic: 0,
  'move-limit': 0,
  threefold: 0,
  fivefold: 0,
  'both-in-check': 0,
  'bare-king-capture': 0,
  agreement: 0,
} satisfies Record<DrawReason, 0>) as DrawReason[];

const outcomes: readonly Outcome[] = [
  ...wins.flatMap((reason) => SIDES.map((side) => win(side, reason))),
  ...draws.map(draw),
];

describe('an end as text', () => {
  test('names the winner or a draw, then the reason', () => {
    expect(writeOutcome(win(WHITE, 'king-captured'))).toBe('w king-captured');
    expect(writeOutcome(win(BLACK, 'resignation'))).toBe('b resignation');
    expect(writeOutcome(draw('pyrrhic'))).toBe('draw pyrrhic');
  });

  test.each(outcomes.map(writeOutcome))('is read as what it was written from: %s', (text) => {
    expect(writeOutcome(valueOf(readOutcome(text)))).toBe(text);
  });

  test.each([
    '',
    'w',
    'draw',
    'w pyrrhic',
    'draw king-captured',
    'draw resignation',
    'White resignation',
    'W resignation',
    'w  resignation',
    ' w resignation',
    'w resignation ',
    'w resignation too',
    'draw pyrrhic victory',
    'w king-mated',
    'null',
  ])('is not read in any other spelling: “%s”', (text) => {
    expect(refusalOf(readOutcome(text))).toMatch(/is not an end of a game/);
  });
});

describe('an end as a sentence', () => {
  test('says who wins, and why', () => {
    expect(outcomeSentence(win(WHITE, 'king-captured'))).toBe('White wins: the king is captured.');
    expect(outcomeSentence(win(BLACK, 'resignation'))).toBe('Black wins: White resigns.');
    expect(outcomeSentence(win(WHITE, 'timeout'))).toBe('White wins: Black’s time has run out.');
  });

  test('says that it is a draw, and why', () => {
    expect(outcomeSentence(draw('agreement'))).toBe('Draw: both players agree.');
  });

  test('is different for every end', () => {
    expect(new Set(outcomes.map((outcome) => outcomeSentence(outcome))).size).toBe(outcomes.length);
  });

  test.each(draws)('fits into a sentence when it is offered as a claim: %s', (reason) => {
    expect(drawSentence(reason)).toMatch(/^[a-z].*[^.]$/);
  });
});

describe('a win as words that follow the name of the winner', () => {
  test('names the loser only', () => {
    expect(winWords({ winner: WHITE, reason: 'checkmate' })).toBe('wins by checkmate.');
    expect(winWords({ winner: BLACK, reason: 'resignation' }, () => 'Ada (White)')).toBe(
      'wins: Ada (White) resigns.',
    );
  });

  test.each(wins)('is what the sentence of the outcome says after the name: %s', (reason) => {
    expect(outcomeSentence(win(WHITE, reason))).toBe(`White ${winWords({ winner: WHITE, reason })}`);
  });
});
