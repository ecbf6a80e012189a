import { describe, expect, test } from 'vitest';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { after } from '../../../support/play.ts';
import { black, checks, endOf } from './board.ts';

/** The black king on d9 is in check by a rook; its neighbours are guarded. */
const farRook = `
          k
        . . .
      . . . . F
    . N . . . . .
    . . . R . . .
    . . . . . . w
      . . . . .
        . . .
          K
`;

/** The same, with d8 as the only square in between, and room for a white piece on a dark and on a light square. */
const nearRook = (dark = '.', light = '.') => `
          k
        . . .
      . . R . .
    . N . . . N .
    . . . . . . .
    . ${light} . . . . w
      ${dark} . . . .
        . . .
          K
`;

describe('a drop between a king and its attacker saves the king', () => {
  test.each([
    ['ferz', 'F', 'F@d6'],
    ['wazir', 'W', 'W@d7'],
    ['knight', 'N', 'N@d8'],
  ])('of a %s', (_, letter, drop) => {
    const position = black(farRook, `${letter}2`);
    expect(endOf(black(farRook))).toBe('w checkmate');
    expect(endOf(position)).toBeNull();
    expect(checks(after(tns, position, 'g4-g5', drop))).toEqual([]);
  });

  test('even of a piece that must be dropped in this turn', () => {
    expect(endOf(black(farRook, 'F1'))).toBeNull();
  });

  test('even of the enemy’s king', () => {
    expect(endOf(black(farRook.replace('K', '.'), 'K3'))).toBeNull();
  });

  test('which comes after the move, so that the king may step aside first', () => {
    const position = black(farRook.replace('w', '.'), 'F2');
    expect(endOf(position)).toBeNull();
    expect(checks(after(tns, position, 'd9-d8', 'F@d6'))).toEqual([]);
    expect(endOf(black(farRook.replace('w', '.')))).toBe('w checkmate');
  });
});

describe('a drop does not save the king', () => {
  test('if the piece would attack it from there', () => {
    const oneKnight = nearRook().replace('. . R . .', '. . R . F').replace('. N . . . N .', '. N . . . . .');
    expect(endOf(black(oneKnight, 'N2'))).toBeNull();
    expect(endOf(black(oneKnight, 'W2'))).toBe('w checkmate');
    expect(endOf(black(nearRook().replace('K', '.'), 'K2'))).toBe('w checkmate');
  });

  test('if the colour of the square between is closed to a ferz', () => {
    expect(endOf(black(nearRook(), 'F2'))).toBeNull();
    expect(endOf(black(nearRook('F', '.'), 'F2'))).toBeNull();
    expect(endOf(black(nearRook('.', 'F'), 'F2'))).toBe('w checkmate');
    expect(endOf(black(nearRook('.', 'B'), 'F2'))).toBe('w checkmate');
  });

  test('if the piece is captured in that same turn', () => {
    const position = (hands: string) =>
      black(
        `
              k
            . . .
          . . R . .
        . N . . . N .
        . . . . . . w
        . . . . . . F
          . . . . .
            . . .
              K
        `,
        hands,
      );
    expect(endOf(position('F2'))).toBeNull();
    expect(endOf(position('-'))).toBe('w checkmate');
  });

  test('if a leaper gives check', () => {
    const position = (hands: string) =>
      black(
        `
              k
            . . .
          . F . N F
        . . . . . . .
        . . . . . . .
        . . . . . . w
          . . . . .
            . . .
              K
        `,
        hands,
      );
    expect(endOf(position('W2,N2'))).toBe('w checkmate');
  });
});

describe('two attackers in line', () => {
  const diagram = `
            k
          . . .
        . . R . .
      B . . N . . .
      . . . . . . .
      . . . . . . w
        . . . . .
          . . .
            K
  `;

  test('are too much for one drop', () => {
    expect(endOf(black(diagram))).toBe('w checkmate');
    expect(endOf(black(diagram, 'F2'))).toBe('w checkmate');
    expect(endOf(black(diagram, 'N2'))).toBe('w checkmate');
  });

  test('can be stopped by two drops in one turn', () => {
    const position = black(diagram, 'F2,N2');
    expect(endOf(position)).toBeNull();
    expect(checks(after(tns, position, 'g4-g5', 'F@d8', 'N@c8'))).toEqual([]);
  });
});

describe('a drop that has to be made', () => {
  const position = black(
    `
            k
          . . .
        . . . . .
      . N . . . . .
      . . . R . . .
      . . . . . . .
        . . . . .
          . . .
            K
    `,
    'W1',
  );

  test('spoils no escape, since some square always makes it harmless', () => {
    expect(endOf(position)).toBeNull();
    expect(checks(after(tns, position, 'd9-e8', 'W@d8'))).toEqual(['e8']);
    expect(checks(after(tns, position, 'd9-e8', 'W@a4'))).toEqual([]);
  });
});
