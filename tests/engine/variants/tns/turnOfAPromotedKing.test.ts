import { describe, expect, test } from 'vitest';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { after } from '../../../support/play.ts';
import { black, endOf, fieldsOf, white } from './board.ts';

describe('promoting the king ends the turn', () => {
  const position = (hands: string, captured = '.') =>
    white(
      `
              .
            . . .
          . . ${captured} . .
        . . . K . . .
        . . . . . . .
        . . . . . . .
          . . . . .
            . . .
              k
      `,
      hands,
    );

  test('without drops, and the numbers in hand go down', () => {
    expect(fieldsOf(after(tns, position('f3,n2,W2'), 'd6-d7+'))).toBe('b f2,n1,W2 m');
    expect(fieldsOf(after(tns, position('f3,n2,W2'), 'd6-d7'))).toBe('w f3,n2,W2 d');
  });

  test('even if a piece is due', () => {
    expect(fieldsOf(after(tns, position('f1'), 'd6-d7+'))).toBe('b f1 m');
  });

  test('with the piece that the king has captured in hand', () => {
    expect(fieldsOf(after(tns, position('f3', 't'), 'd6-d7+'))).toBe('b f2,f3 m');
  });

  test('for Black as well', () => {
    const blackPosition = black(
      `
              K
            . . .
          . . . . .
        . . . . . . .
        . . . . . . .
        . . . k . . .
          . . . . .
            . . .
              .
    `,
      'F2',
    );
    const promoted = after(tns, blackPosition, 'd4-d3+');
    expect(fieldsOf(promoted)).toBe('w F1 m');
    expect(endOf(promoted)).toBe('b king-promoted');
  });
});
