import { describe, expect, test } from 'vitest';
import { writeOutcome } from '../../../../src/engine/rules/outcome.ts';
import type { Chess99Position } from '../../../../src/engine/variants/chess99/position.ts';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { actionsOf, after } from '../../../support/play.ts';
import { black, checks, white } from './board.ts';

/** The outcome of a position as text; null while the game goes on. */
function endOf(position: Chess99Position): string | null {
  const outcome = chess99.status(position, []).outcome;
  return outcome && writeOutcome(outcome);
}

describe('capturing the king', () => {
  const position = white(`
    . . . . k . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . r
    . . . . R . . K .
  `);

  test('wins the game', () => {
    expect(endOf(position)).toBeNull();
    expect(endOf(after(chess99, position, 'e1-e9'))).toBe('w king-captured');
  });

  test('leaves nothing to do and nothing to claim', () => {
    const end = after(chess99, position, 'e1-e9');
    expect(actionsOf(chess99, end)).toEqual([]);
    expect(actionsOf(chess99, chess99.pass(end))).toEqual([]);
    expect(chess99.claims(end, [])).toEqual([]);
  });

  test('wins for Black as well', () => {
    const blackWins = black(`
      . . . . . k . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . p . .
      . . . . . . . K .
      . . . . . . . . .
    `);
    expect(endOf(after(chess99, blackWins, 'g3-h2'))).toBe('b king-captured');
  });

  test('is never forced: both sides may ignore the check', () => {
    expect(endOf(after(chess99, position, 'h1-i1', 'i2-i3'))).toBeNull();
  });
});

describe('the capture is a draw when the captor’s own king is then attacked', () => {
  test('by any remaining piece', () => {
    const position = white(`
      . . . . k . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . r
      . . . . R . . . K
    `);
    expect(endOf(after(chess99, position, 'e1-e9'))).toBe('draw king-exposed');
  });

  test('by a piece that the captor uncovered', () => {
    const position = white(`
      . . . . k . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      r . . . R . . . K
    `);
    expect(checks(position)).toEqual(['e9']);
    expect(endOf(after(chess99, position, 'e1-e9'))).toBe('draw king-exposed');
  });

  test('by a waiting pawn', () => {
    const position = white(`
      . . . . k . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . K .
      . . . . R p . . .
    `);
    expect(endOf(after(chess99, position, 'e1-e9'))).toBe('draw king-exposed');
  });

  test('by a protector of the captured king, if a king captured it', () => {
    const position = white(`
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . b . .
      . . . . . . . . .
      . . P K k . . . .
      . . . . . . . . .
    `);
    expect(endOf(after(chess99, position, 'd2-e2'))).toBe('draw king-exposed');
  });

  test('but not if the captor closes the line', () => {
    const position = white(`
      . . . . . . . . .
      . . . . . . . . .
      r . . . k . . . K
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . R . . . .
    `);
    expect(checks(after(chess99, position, 'e1-e2', 'e7-e6'))).toEqual(['e6', 'i7']);
    expect(endOf(after(chess99, position, 'e1-e7'))).toBe('w king-captured');
  });

  test('and not by the captured king', () => {
    const position = white(`
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . P K k . . . .
      . . . . . . . . .
    `);
    expect(endOf(after(chess99, position, 'd2-e2'))).toBe('w king-captured');
  });
});

describe('the capture is a draw when the captor has nothing left but the king', () => {
  test('whatever the other side has left', () => {
    const position = white(`
      r . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . K k . . . .
      . . . . . . . . .
    `);
    expect(endOf(after(chess99, position, 'd2-e2'))).toBe('draw pyrrhic');
  });

  test('for Black as well', () => {
    const position = black(`
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . K k . . . .
      . . . . . . . . P
    `);
    expect(endOf(after(chess99, position, 'e2-d2'))).toBe('draw pyrrhic');
  });

  test('but a single pawn is enough to win', () => {
    const position = white(`
      r . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . K k . . . P
      . . . . . . . . .
    `);
    expect(endOf(after(chess99, position, 'd2-e2'))).toBe('w king-captured');
  });

  test('if the king is both alone and attacked, the reason for the draw is the attack', () => {
    const position = white(`
      . . . . r . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . K k . . . .
      . . . . . . . . .
    `);
    expect(endOf(after(chess99, position, 'd2-e2'))).toBe('draw king-exposed');
  });
});

describe('the move limit', () => {
  const kingsApart = `
    . . . . k . . . r
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    R . . K . . . . .
  `;
  const kingsTouch = (pieces: string) => `
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    ${pieces}
    . . . . k . . . .
    . . . . K . . . .
  `;

  test('ends the game in a draw after Black’s 99th turn', () => {
    const beforeLast = after(chess99, white(kingsApart, '-', 99), 'd1-d2');
    expect(endOf(beforeLast)).toBeNull();
    const end = after(chess99, beforeLast, 'e9-e8');
    expect(endOf(end)).toBe('draw move-limit');
    expect(actionsOf(chess99, end)).toEqual([]);
    expect(chess99.claims(end, [])).toEqual([]);
  });

  test('does not end the game a turn sooner', () => {
    expect(endOf(after(chess99, white(kingsApart, '-', 98), 'd1-d2', 'e9-e8'))).toBeNull();
  });

  test('does not override a king captured in the last turn', () => {
    const position = black(kingsTouch('. . . . . . . . p'), '-', 99);
    expect(endOf(after(chess99, position, 'e2-e1'))).toBe('b king-captured');
  });

  test('does not override the draws by a captured king either', () => {
    const exposed = black(kingsTouch('p . . . R . . . .'), '-', 99);
    expect(endOf(after(chess99, exposed, 'e2-e1'))).toBe('draw king-exposed');
    const alone = black(kingsTouch('. . . . . . . . P'), '-', 99);
    expect(endOf(after(chess99, alone, 'e2-e1'))).toBe('draw pyrrhic');
  });
});

describe('a side without any action', () => {
  const walledIn = `
    K B B B B B B B B
    P P P P P P P P P
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . k . . . .
  `;

  test('makes the game a draw', () => {
    expect(actionsOf(chess99, white(walledIn))).toEqual([]);
    expect(endOf(white(walledIn))).toBe('draw stalemate');
  });

  test('does so only on its own turn', () => {
    expect(endOf(black(walledIn))).toBeNull();
  });

  test('is not the reason if the move limit ends the game', () => {
    expect(endOf(white(walledIn, '-', 100))).toBe('draw move-limit');
  });
});

test('there is no draw by repetition, and none by turns without a capture', () => {
  const toAndFro = ['b1-c3', 'b9-c7', 'c3-b1', 'c7-b9'];
  let position = chess99.start;
  const history: Chess99Position[] = [];
  for (let times = 0; times < 45; times++)
    for (const action of toAndFro) {
      history.push(position);
      position = after(chess99, position, action);
      expect(chess99.status(position, history).outcome).toBeNull();
      expect(chess99.claims(position, history)).toEqual([]);
    }
  expect(chess99.writePosition(position)).toMatch(/ w - 91$/);
});
