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
    ['a4', 'a5', 'board: Nothing stands on a4.'],
    ['c6', 'd7', 'board: It is White’s turn, and the bishop on c6 is Black’s.'],
    ['d2', 'd5', 'pieces: The rook on d2 is blocked by the ferz on d3. [d3]'],
    ['d2', 'd3', 'pieces: White’s own ferz stands on d3. [d3]'],
    ['d3', 'd4', 'pieces: A ferz does not go from d3 to d4: one square diagonally.'],
    ['d3', 'd3', 'board: The ferz is on d3 already.'],
    ['d3', 'e4', null],
    ['f@', 'a4', 'turn: White has to move first; pieces are dropped after the move.'],
    ['n@', 'a4', 'board: No knight of Black is in hand.'],
  ])('%s to %s', (from, to, reason) => {
    expect(why(position, from, to)).toBe(reason);
  });
});

describe('after the move', () => {
  const position = white(diagram, 'f2,w3', 'd');

  test.each([
    ['d2', 'e2', 'turn: White has moved; it may now drop pieces or end its turn.'],
    ['w@', 'd4', 'turn: A knight stands on d4, and a piece comes onto the board where nothing stands. [d4]'],
    ['w@', 'd5', null],
    [
      'f@',
      'd5',
      'colour: Black’s bishop on c6 stands on this colour already, so that no ferz is dropped on it. [c6]',
    ],
    ['f@', 'd6', null],
  ])('%s to %s', (from, to, reason) => {
    expect(why(position, from, to)).toBe(reason);
  });

  test('a due piece must be dropped before the turn ends', () => {
    expect(why(white(diagram, 'f2,w1', 'd'), 'd2', 'e2')).toBe(
      'hands: White has moved and must now drop what is due: the wazir.',
    );
    expect(why(white(diagram, 'f1,w1', 'd'), 'd2', 'e2')).toBe(
      'hands: White has moved and must now drop what is due: the ferz and the wazir.',
    );
  });

  test('a piece captured this turn must wait for the next', () => {
    expect(why(white(diagram, 'f4,w3', 'd'), 'f@', 'a4')).toBe(
      'hands: A ferz that was captured this turn cannot be dropped before the next.',
    );
  });

  test('a side cannot drop pieces from the other hand', () => {
    expect(why(white(diagram, 'w3,N2', 'd'), 'N@', 'a4')).toBe(
      'board: It is White’s turn, and the knight is in Black’s hand.',
    );
  });
});
