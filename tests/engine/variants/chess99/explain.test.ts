import { describe, expect, test } from 'vitest';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { after } from '../../../support/play.ts';
import { whyNot } from '../../../support/explanations.ts';
import { white } from './board.ts';

const { start } = chess99;
const why = (position: typeof start, from: string, to: string) => whyNot(chess99, position, from, to);

describe('at the start', () => {
  test.each([
    ['e4', 'e5', 'board: There is nothing on e4.'],
    ['e8', 'e6', 'board: It is White’s turn, and the pawn on e8 is Black’s.'],
    ['a1', 'a1', 'board: The rook is on a1 already.'],
    ['a1', 'a5', 'pieces: The rook on a1 is blocked by the pawn on a2. [a2]'],
    ['a1', 'a2', 'pieces: White’s own pawn on a2 is in the way. [a2]'],
    ['b1', 'd2', 'pieces: White’s own pawn on d2 is in the way. [d2]'],
    [
      'b1',
      'b3',
      'pieces: A knight can’t go from b1 to b3. It leaps two squares one way and one square across.',
    ],
    ['f1', 'h4', 'paladin: A paladin can’t go from f1 to h4. It moves as a bishop or as a knight.'],
    ['e2', 'd3', 'pawn: The pawn on e2 goes to d3 only to capture, and nothing is there.'],
  ])('%s does not go to %s', (from, to, reason) => {
    expect(why(start, from, to)).toBe(reason);
  });

  test('what is legal needs no reason', () => {
    expect(why(start, 'e2', 'e4')).toBeNull();
    expect(why(start, 'e1', 'd1')).toBeNull();
    expect(why(start, 'd1', 'e1')).toBeNull();
  });
});

const middle = white(`
  . . . . . . . . k
  . . P . . . . . .
  . . . . . . . . .
  . . . n . . . . .
  . . . P . . . . .
  . . . . . b . . .
  . . . . . P . . .
  . . . R K . . . .
  . . . . . . . . .
`);

describe('a pawn', () => {
  test.each([
    ['d5', 'd6', 'pawn: The pawn on d5 goes to d6 only without capturing, and a knight is there. [d6]'],
    ['d5', 'd7', 'pawn: The pawn on d5 is blocked by the knight on d6. [d6]'],
    ['f3', 'f5', 'pawn: The pawn on f3 is blocked by the bishop on f4. [f4]'],
  ])('on %s does not go to %s', (from, to, reason) => {
    expect(why(middle, from, to)).toBe(reason);
  });

  test('that waits on its last rank moves as the piece that it becomes', () => {
    const waiting = white(`
      . . P . . . . . k
      . . . p . . . . .
      . R . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . K . . . .
    `);
    expect(why(waiting, 'c9', 'd8')).toBeNull();
    expect(why(waiting, 'c9', 'e7')).toBe('promotion: The pawn on c9 is blocked by the pawn on d8. [d8]');
    expect(why(waiting, 'c9', 'b7')).toBe('promotion: White’s own rook on b7 is in the way. [b7]');
    expect(why(waiting, 'c9', 'c8')).toBe(
      'promotion: A pawn on its last rank moves as a bishop or a knight, and neither goes from c9 to c8.',
    );
    expect(why(waiting, 'c9', 'c9')).toBe(
      'promotion: The pawn is on c9 already. It can become a bishop or a knight there.',
    );
  });
});

describe('castling', () => {
  test('is for a king on its own first rank', () => {
    const reason = 'castling: A king changes places only on its own first rank.';
    expect(why(middle, 'e2', 'd2')).toBe(`${reason} [d2]`);
    expect(why(middle, 'd2', 'e2')).toBe(`${reason} [e2]`);
  });

  test('is with the piece right beside it', () => {
    expect(why(start, 'e1', 'a1')).toBe(
      'castling: A king castles only with the piece right beside it, and a1 is not beside e1.',
    );
  });
});

test('a piece before the pawn may block a rook that captures en passant', () => {
  const position = white(`
    r . . . . . . . k
    . . . . . . . . .
    . . . . . . . . .
    n . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    P . . . . . . . .
    . . . . K . . . .
  `);
  const passed = after(chess99, position, 'a2-a4');
  expect(why(passed, 'a9', 'a3')).toBe('pieces: The rook on a9 is blocked by the knight on a6. [a6]');
  expect(why(after(chess99, passed, 'a6-c5', 'e1-e2', 'i9-i8'), 'e2', 'e4')).toMatch(/^pieces: A king/);
});

test('a game that is over leaves nothing to try', () => {
  const over = after(
    chess99,
    white(`
      . . . . k . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . P
      K . . . R . . . .
    `),
    'e1-e9',
  );
  expect(why(over, 'a1', 'a2')).toBe('winning: The game is over. White wins: the king is captured.');
});
