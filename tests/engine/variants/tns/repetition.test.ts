import { describe, expect, test } from 'vitest';
import { claimsIn } from '../../../../src/engine/game/ending.ts';
import type { Game } from '../../../../src/engine/game/game.ts';
import { movesAt, outcomeOf } from '../../../../src/engine/game/game.ts';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { after } from '../../../support/play.ts';
import { fieldsOf, game, white } from './board.ts';

const around = ['c2-b4', 'c8-b6', 'b4-c2', 'b6-c8'];
/** A game in which both sides move a knight to and fro. */
const roundabout = (times: number, ...more: readonly string[]): Game =>
  game(tns.start, ...Array.from({ length: times }, () => around).flat(), ...more);

describe('a position that has occurred three times', () => {
  test('allows the player to move to claim a draw, and the start counts', () => {
    expect(claimsIn(roundabout(1))).toEqual([]);
    expect(claimsIn(roundabout(2))).toEqual(['threefold']);
  });

  test('can be claimed by either side, whoever is to move', () => {
    expect(claimsIn(roundabout(2, 'c2-b4'))).toEqual(['threefold']);
    expect(claimsIn(roundabout(1, 'c2-b4'))).toEqual([]);
  });

  test('ends nothing if nobody claims', () => {
    expect(outcomeOf(roundabout(2))).toBeNull();
    expect(claimsIn(roundabout(3))).toEqual(['threefold']);
    expect(claimsIn(roundabout(3, 'c2-d4'))).toEqual([]);
  });
});

describe('a position that has occurred five times', () => {
  const fifth = roundabout(4);

  test('is a draw', () => {
    expect(outcomeOf(roundabout(3, 'c2-b4', 'c8-b6', 'b4-c2'))).toBeNull();
    expect(outcomeOf(fifth)).toEqual({ winner: null, reason: 'fivefold' });
  });

  test('leaves no actions and no claims', () => {
    expect(movesAt(fifth, fifth.steps.length)).toEqual([]);
    expect(claimsIn(fifth)).toEqual([]);
  });
});

describe('a position includes', () => {
  const diagram = `
            k
          . . .
        . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
        . . . . .
          . . .
            K
  `;
  const moved = white(diagram, 'n2', 'd');

  test('the pieces in hand, and their turns left', () => {
    expect(tns.claims(moved, [moved, moved])).toEqual(['threefold']);
    expect(tns.claims(moved, [moved, white(diagram, 'n3', 'd')])).toEqual([]);
    expect(tns.claims(moved, [moved, white(diagram, 'w2,n2', 'd')])).toEqual([]);
  });

  test('whether the side to move has moved already, and it may claim before and after', () => {
    const before = white(diagram, 'n2');
    expect(tns.claims(before, [before, before])).toEqual(['threefold']);
    expect(tns.claims(moved, [moved, before])).toEqual([]);
    expect(tns.status(moved, [moved, moved, moved, moved]).outcome).toEqual({
      winner: null,
      reason: 'fivefold',
    });
  });

  test('so that nothing repeats while a piece waits in hand', () => {
    const later = after(tns, white(diagram, 'n3'), 'd1-d2', 'end', 'd9-d8', 'd2-d1', 'end', 'd8-d9');
    expect(fieldsOf(later)).toBe('w n1 m');
  });
});
