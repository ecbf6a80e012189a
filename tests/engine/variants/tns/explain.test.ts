import { describe, expect, test } from 'vitest';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { whyNot } from '../../../support/explanations.ts';
import { white } from './board.ts';

const why = (position: ReturnType<typeof white>, from: string, to: string) => whyNot(tns, position, from, to);

/** White has a rook and a ferz; Black has a bishop on a light square and a knight. */
const diagram = `
        k
      . . .
    . . . . .
  . . b . . . .
  . . . . . . .
  . . . n . . .
    . . F . .
      . R .
        K
`;

describe('before the move', () => {
  const position = white(diagram, 'f2,w3');

  test.each([
    ['a4', 'a5', 'board: There is nothing on a4.'],
    ['c6', 'd7', 'board: It is White’s turn, and the bishop on c6 is Black’s.'],
    ['d2', 'd5', 'pieces: The rook on d2 is blocked by the ferz on d3. [d3]'],
    ['d2', 'd3', 'pieces: White’s own ferz on d3 is in the way. [d3]'],
    ['d3', 'd4', 'pieces: A ferz can’t go from d3 to d4. It moves one square diagonally.'],
    ['d3', 'd3', 'board: The ferz is on d3 already.'],
    ['d3', 'e4', null],
    ['f@', 'a4', 'turn: White must move first. Pieces are dropped after the move.'],
    ['n@', 'a4', 'board: No Black knight is in hand.'],
  ])('%s to %s', (from, to, reason) => {
    expect(why(position, from, to)).toBe(reason);
  });
});

describe('after the move', () => {
  const position = white(diagram, 'f2,w3', 'd');

  test.each([
    ['d2', 'e2', 'turn: White has moved already. Now drop pieces or end the turn.'],
    ['w@', 'd4', 'turn: A knight is on d4 already. Choose an empty place. [d4]'],
    ['w@', 'd5', null],
    [
      'f@',
      'd5',
      'colour: A Black ferz can’t be dropped there: the Black bishop on c6 is on the same colour. [c6]',
    ],
    ['f@', 'd6', null],
  ])('%s to %s', (from, to, reason) => {
    expect(why(position, from, to)).toBe(reason);
  });

  test('a due piece must be dropped before the turn ends', () => {
    expect(why(white(diagram, 'f2,w1', 'd'), 'd2', 'e2')).toBe(
      'hands: White has moved already and must now drop the wazir.',
    );
    expect(why(white(diagram, 'f1,w1', 'd'), 'd2', 'e2')).toBe(
      'hands: White has moved already and must now drop the ferz and the wazir.',
    );
  });

  test('a piece captured this turn must wait for the next', () => {
    expect(why(white(diagram, 'f4,w3', 'd'), 'f@', 'a4')).toBe(
      'hands: A ferz captured this turn can’t be dropped before the next turn.',
    );
  });

  test('a side cannot drop pieces from the other hand', () => {
    expect(why(white(diagram, 'w3,N2', 'd'), 'N@', 'a4')).toBe(
      'board: It is White’s turn, and the knight is in Black’s hand.',
    );
  });
});
