import { describe, expect, test } from 'vitest';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { actionsOf, after } from '../../../support/play.ts';
import { black, checks, endOf, fieldsOf, white } from './board.ts';
import { remarksOn } from '../../../support/remarks.ts';

describe('a side is checkmated if nothing in its turn takes its king out of check', () => {
  const diagram = `
            k
          . . .
        . . . . .
      . N . . . N .
      . . R . . . .
      . . . . . . w
        . . . . .
          . . .
            K
  `;

  test('and loses', () => {
    const mate = after(tns, white(diagram), 'c5-d5');
    expect(checks(mate)).toEqual(['d9']);
    expect(endOf(mate)).toBe('w checkmate');
    expect(actionsOf(tns, mate)).toEqual([]);
  });

  test('as soon as the turn that mates has ended, not before', () => {
    const holding = after(tns, white(diagram, 'n2'), 'c5-d5');
    expect(fieldsOf(holding)).toBe('w n2 d');
    expect(endOf(holding)).toBeNull();
    expect(remarksOn(tns, holding)).toEqual([]);
    expect(endOf(after(tns, holding, 'end'))).toBe('w checkmate');
    expect(endOf(after(tns, holding, 'n@d7'))).toBeNull();
  });
});

describe('a side is not checkmated', () => {
  test('while its king can leave', () => {
    const position = black(`
              k
            . . .
          . . . . .
        . N . . . . .
        . . . R . . .
        . . . . . . .
          . . . . .
            . . .
              K
    `);
    expect(endOf(position)).toBeNull();
    expect(checks(after(tns, position, 'd9-e8'))).toEqual([]);
  });

  test('while the attacker can be captured', () => {
    const position = black(`
              k
            . . .
          . . . . .
        . N . . . N .
        . . . R w . .
        . . . . . . .
          . . . . .
            . . .
              K
    `);
    expect(endOf(position)).toBeNull();
    expect(checks(after(tns, position, 'e5-d5'))).toEqual([]);
  });

  test('while a piece can step in between', () => {
    const position = black(`
              k
            . . .
          r . . . .
        . N . . . N .
        . . . R . . .
        . . . . . . .
          . . . . .
            . . .
              K
    `);
    expect(endOf(position)).toBeNull();
    expect(checks(after(tns, position, 'b7-d7'))).toEqual([]);
  });

  test('while its king is not attacked, even with nowhere to go', () => {
    const position = black(`
              k
            . . .
          . F . . .
        . N . . . N .
        . . . . . . .
        . . . . . . .
          . . . . .
            . . .
              K
    `);
    expect(endOf(position)).toBeNull();
    expect(actionsOf(tns, position)).toEqual(['d9-c8', 'd9-d8', 'd9-e8']);
  });
});

describe('a drop can give mate', () => {
  test('when it drops the enemy’s king into the mating net', () => {
    const position = white(
      `
              .
            . . .
          . . . . .
        . N . . . N .
        . . . R . . .
        . . . . . . w
          . . . . .
            . . .
              K
      `,
      'k2',
    );
    const moved = after(tns, position, 'd1-d2');
    expect(endOf(after(tns, moved, 'k@d9'))).toBe('w checkmate');
    expect(endOf(after(tns, moved, 'k@b7'))).toBeNull();
  });

  test('when it closes the enemy king’s last escape', () => {
    const position = white(
      `
              k
            . . .
          . N . . .
        . . . . . . .
        . . . R . . .
        . . . . . . w
          . . . . .
            . . .
              K
      `,
      'f2',
    );
    const moved = after(tns, position, 'd1-d2');
    expect(endOf(after(tns, moved, 'end'))).toBeNull();
    expect(endOf(after(tns, moved, 'f@c8'))).toBe('w checkmate');
  });
});

describe('a side without any move gets a draw', () => {
  test.each([
    ['piece', 'n', 'b n3 m'],
    ['king', 'k', 'b k3 m'],
  ])('as when its last %s on the board has been captured', (_, letter, fields) => {
    const position = white(`
              .
            . . .
          . . . . .
        . . . . . . .
        . . . ${letter} . . .
        . . . W . . .
          . . . . .
            . . .
              K
    `);
    const captured = after(tns, position, 'd4-d5');
    expect(fieldsOf(captured)).toBe(fields);
    expect(endOf(captured)).toBe('draw stalemate');
    expect(actionsOf(tns, captured)).toEqual([]);
  });
});
