import { describe, expect, test } from 'vitest';
import { newGame } from '../../../src/engine/game/game.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { drawnSeats, nextSeats } from '../../../src/store/computer/seating.ts';
import { anotherGame, rematchOf } from '../../../src/store/document/anotherGame.ts';
import { newDocument } from '../../../src/store/document/document.ts';

describe('the next game', () => {
  test('has the same players as the one before, or those chosen last', () => {
    const last = { seats: [null, 4], byLot: false } as const;
    expect(nextSeats([2, null], last, 0.1)).toEqual([2, null]);
    expect(nextSeats(null, last, 0.1)).toEqual([null, 4]);
  });

  test('has its sides drawn by lot if that was chosen, and if there is something to draw', () => {
    const last = { seats: [null, 4], byLot: true } as const;
    expect(drawnSeats(last, 0.1)).toEqual([4, null]);
    expect(drawnSeats(last, 0.9)).toEqual([null, 4]);
    expect(nextSeats([null, 4], last, 0.1)).toEqual([4, null]);
    expect(nextSeats([null, null], last, 0.1)).toEqual([null, null]);
  });

  test('leaves a person the name when the sides change', () => {
    const before = newDocument(newGame(chess99), { players: ['Ada', ''], seats: [null, 4] });
    expect(anotherGame(chess99, before, [4, null]).players).toEqual(['', 'Ada']);
    expect(anotherGame(chess99, before, [null, 5]).players).toEqual(['Ada', '']);
    expect(rematchOf(before)).toMatchObject({ players: ['', 'Ada'], seats: [4, null] });
  });
});
