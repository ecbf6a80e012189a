import { describe, expect, test } from 'vitest';
import { claimsIn } from '../../../../src/engine/game/ending.ts';
import { newGame } from '../../../../src/engine/game/game.ts';
import type { DrawReason } from '../../../../src/engine/rules/outcome.ts';
import type { Chess99Position } from '../../../../src/engine/variants/chess99/position.ts';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { actionsOf } from '../../../support/play.ts';
import { black, white } from './board.ts';

const claimsOf = (position: Chess99Position): DrawReason[] => claimsIn(newGame(chess99, position));

describe('while both kings are in check', () => {
  const diagram = `
    . . . . k . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    r . . . . . . . K
    . . . . R . . . .
  `;

  test('the side to move may claim a draw', () => {
    expect(claimsOf(white(diagram))).toEqual(['both-in-check']);
    expect(claimsOf(black(diagram))).toEqual(['both-in-check']);
  });

  test('the game goes on if nobody claims', () => {
    expect(chess99.status(white(diagram), []).outcome).toBeNull();
    expect(actionsOf(chess99, white(diagram))).toContain('e1-e9');
  });

  test('nothing is left to claim when the move limit has ended the game', () => {
    expect(claimsOf(white(diagram, '-', 100))).toEqual([]);
    expect(claimsOf(black(diagram, '-', 99))).toEqual(['both-in-check']);
  });
});

test('one king in check does not allow a draw', () => {
  const diagram = `
    . . . . k . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    r . . . . . . . .
    . . . . R . . . K
  `;
  expect(claimsOf(white(diagram))).toEqual([]);
  expect(claimsOf(black(diagram))).toEqual([]);
});

test('a check by a waiting pawn counts', () => {
  const position = black(`
    . . . P . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . k .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . K .
    . . . . . p . . .
  `);
  expect(claimsOf(position)).toEqual(['both-in-check']);
});

describe('when the kings are adjacent', () => {
  test('a side with only its king may claim for two reasons', () => {
    const diagram = `
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . k . . . .
      . . . . . K . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
    `;
    expect(claimsOf(white(diagram))).toEqual(['both-in-check', 'bare-king-capture']);
    expect(claimsOf(black(diagram))).toEqual(['both-in-check', 'bare-king-capture']);
  });

  test('it is the claimant’s king that must stand alone', () => {
    const diagram = `
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . k . . . .
      . . . . . K . . .
      . . . . . . . . .
      . . . . . . . . .
      p . . . . . . . .
      . . . . . . . . .
    `;
    expect(claimsOf(white(diagram))).toEqual(['both-in-check', 'bare-king-capture']);
    expect(claimsOf(black(diagram))).toEqual(['both-in-check']);
  });
});

test('a king that stands alone has nothing to claim while it cannot capture', () => {
  const position = white(`
    . . . . r . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . k . . . .
    . . . . . . . . .
    . . . . K . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
  `);
  expect(claimsOf(position)).toEqual([]);
});

test('a captured king ends the game, and leaves nothing to claim', () => {
  const position = black(`
    . . . . r . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . K . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
  `);
  expect(claimsOf(position)).toEqual([]);
});
