import { describe, expect, test } from 'vitest';
import { agreedDraw, claimsIn, mayEnd, resignationBy, timeoutOf } from '../../../src/engine/game/ending.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { newGame, withEnding } from '../../../src/engine/game/game.ts';
import { draw, win } from '../../../src/engine/rules/outcome.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { valueOf } from '../../support/result.ts';

const gameFrom = (text: string): Game => newGame(chess99, valueOf(chess99.readPosition(text)));

const game = newGame(chess99);
/** The kings are adjacent; White has nothing else, Black has a pawn. */
const whiteToClaim = gameFrom('9/9/9/4k4/5K3/9/9/p8/9 w - 30');
const blackToClaim = gameFrom('9/9/9/4k4/5K3/9/9/p8/9 b - 30');
const over = [
  withEnding(whiteToClaim, agreedDraw),
  gameFrom('9/9/9/4k4/9/9/9/p8/9 w - 30'),
  gameFrom('9/9/9/4k4/5K3/9/9/p8/9 w - 100'),
];

test('a player who resigns loses', () => {
  expect(resignationBy(WHITE)).toEqual({ winner: BLACK, reason: 'resignation' });
  expect(resignationBy(BLACK)).toEqual({ winner: WHITE, reason: 'resignation' });
});

test('a player whose time runs out loses', () => {
  expect(timeoutOf(WHITE)).toEqual({ winner: BLACK, reason: 'timeout' });
  expect(timeoutOf(BLACK)).toEqual({ winner: WHITE, reason: 'timeout' });
});

describe('the player to move may claim', () => {
  test('the draws that the position allows', () => {
    expect(claimsIn(whiteToClaim)).toEqual(['both-in-check', 'bare-king-capture']);
    expect(claimsIn(blackToClaim)).toEqual(['both-in-check']);
    expect(claimsIn(game)).toEqual([]);
  });

  test('nothing in a game that is over', () => {
    expect(over.map(claimsIn)).toEqual([[], [], []]);
  });
});

describe('the players may end a game', () => {
  test('by resigning or agreeing, at any time', () => {
    for (const outcome of [resignationBy(WHITE), resignationBy(BLACK), agreedDraw])
      expect(mayEnd(game, outcome)).toBe(true);
  });

  test('by running out of time, at any time', () => {
    expect(mayEnd(game, timeoutOf(WHITE))).toBe(true);
    expect(mayEnd(game, timeoutOf(BLACK))).toBe(true);
  });

  test('by a claim that holds', () => {
    expect(mayEnd(whiteToClaim, draw('bare-king-capture'))).toBe(true);
    expect(mayEnd(blackToClaim, draw('bare-king-capture'))).toBe(false);
    expect(mayEnd(game, draw('both-in-check'))).toBe(false);
  });

  test('not by an end that only the rules can decide', () => {
    for (const outcome of [
      win(WHITE, 'king-captured'),
      draw('stalemate'),
      draw('pyrrhic'),
      draw('move-limit'),
    ])
      expect(mayEnd(whiteToClaim, outcome)).toBe(false);
  });

  test('only once', () => {
    for (const ended of over) {
      expect(mayEnd(ended, resignationBy(BLACK))).toBe(false);
      expect(mayEnd(ended, timeoutOf(WHITE))).toBe(false);
      expect(mayEnd(ended, agreedDraw)).toBe(false);
      expect(mayEnd(ended, draw('both-in-check'))).toBe(false);
    }
  });
});
