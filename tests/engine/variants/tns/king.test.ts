import { describe, expect, test } from 'vitest';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { diagramOf, tidy } from '../../../support/diagram.ts';
import { actionsFrom, actionsOf, after } from '../../../support/play.ts';
import { black, checks, endOf, fieldsOf, white } from './board.ts';
import { remarksOn } from '../../../support/remarks.ts';

describe('check does not restrict moves', () => {
  const position = white(`
            k
          . . .
        . . . . .
      . . . . . . .
      . . . . . . r
      . . . K . . .
        . . . W .
          . . .
            .
  `);

  test('a king may move into check', () => {
    expect(checks(position)).toEqual([]);
    expect(actionsFrom(tns, position, 'd4')).toEqual([
      ...['d4-c3', 'd4-c4', 'd4-c5', 'd4-d3', 'd4-d5', 'd4-e4', 'd4-e5'],
    ]);
    expect(checks(after(tns, position, 'd4-d5'))).toEqual(['d5']);
  });

  test('a king may be left in check', () => {
    const inCheck = after(tns, position, 'd4-d5', 'd9-d8', 'e3-e4', 'd8-d9');
    expect(checks(inCheck)).toEqual(['d5']);
    expect(endOf(inCheck)).toBeNull();
    expect(actionsOf(tns, inCheck)).toContain('e4-f4');
  });
});

describe('a king that is captured', () => {
  const position = white(`
            .
          . . .
        . . . . .
      k . . . n . .
      . . . . . . .
      R . . . . . .
        . . . . .
          . . .
            K
  `);
  const captured = after(tns, position, 'a4-a6');

  test('is held like any other piece, and the game goes on', () => {
    expect(checks(position)).toEqual(['a6']);
    expect(fieldsOf(captured)).toBe('b k3 m');
    expect(endOf(captured)).toBeNull();
    expect(remarksOn(tns, captured)).toEqual([
      {
        text: 'Black’s king is in White’s hand. The game goes on without it until it is dropped.',
        rule: 'king',
      },
    ]);
  });

  test('cannot be in check or mate', () => {
    const later = after(tns, captured, 'e6-d4', 'a6-a4', 'end');
    expect(checks(later)).toEqual([]);
    expect(endOf(later)).toBeNull();
    expect(actionsOf(tns, later)).toContain('d4-c2');
  });

  test('must be dropped in time, and is then its owner’s again', () => {
    const due = after(tns, captured, 'e6-d4', 'a6-a5', 'end', 'd4-e6', 'a5-a6', 'end', 'e6-d4', 'd1-e2');
    expect(fieldsOf(due)).toBe('w k1 d');
    expect(actionsOf(tns, due)).not.toContain('end');
    const back = after(tns, due, 'k@c6');
    expect(diagramOf(tns, back)).toBe(
      tidy(`
              .
            . . .
          . . . . .
        R . k . . . .
        . . . . . . .
        . . . n . . .
          . . . . .
            . . K
              .
      `),
    );
    expect(fieldsOf(back)).toBe('b - m');
    expect(remarksOn(tns, back)).toEqual([]);
    expect(checks(back)).toEqual(['c6', 'e2']);
    expect(actionsOf(tns, back)).toContain('c6-b5');
  });
});

describe('a king', () => {
  const beside = (rook: string) =>
    white(`
              .
            . . .
          . . . . .
        . . . . . . w
        . . . . . . .
        k . K . . . ${rook}
          . . . . .
            . . .
              .
    `);

  test('may give check to the other king, and so come into check itself', () => {
    const moved = after(tns, beside('.'), 'c4-b4');
    expect(checks(moved)).toEqual(['a4', 'b4']);
    expect(endOf(moved)).toBeNull();
  });

  test('may capture the other king', () => {
    const captured = after(tns, beside('.'), 'c4-b4', 'g6-g5', 'b4-a4');
    expect(fieldsOf(captured)).toBe('b k3 m');
    expect(endOf(captured)).toBeNull();
  });

  test('may be captured by the other king', () => {
    const captured = after(tns, beside('N'), 'c4-b4', 'a4-b4');
    expect(fieldsOf(captured)).toBe('w K3 m');
    expect(endOf(captured)).toBeNull();
  });

  test('even gives mate when it is protected', () => {
    expect(endOf(after(tns, beside('R'), 'c4-b4'))).toBe('w checkmate');
  });
});

test('both kings can be held at once', () => {
  const position = black(
    `
            .
          . . .
        . . . . .
      . . . . . . .
      . . . r . . .
      . . . K . . .
        . . . N .
          . . .
            .
    `,
    'k2',
  );
  const captured = after(tns, position, 'd5-d4');
  expect(fieldsOf(captured)).toBe('w k2,K3 m');
  expect(remarksOn(tns, captured)).toHaveLength(2);
  expect(endOf(captured)).toBeNull();
});

test('a king that a typed position lacks is not in any hand', () => {
  const position = white(`
            .
          . . .
        . . . . .
      . . . . . . .
      . . . r . . .
      . . . . . . .
        . . . N .
          . . .
            .
  `);
  expect(remarksOn(tns, position)).toEqual([]);
  expect(endOf(position)).toBeNull();
});
