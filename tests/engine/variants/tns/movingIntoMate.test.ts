import { describe, expect, test } from 'vitest';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { actionsOf, after } from '../../../support/play.ts';
import { checks, endOf, fieldsOf, white } from './board.ts';
import { remarksOn } from '../../../support/remarks.ts';

/** On d1 the rook would check the white king, and the squares around are guarded. */
const diagram = `
          .
        . . .
      . . . . .
    k . . . . . W
    . . . r . . .
    . n . . . n .
      . . . . .
        K . .
          .
`;
const remark = {
  text: 'White has moved into mate, and loses if it is still mate after Black’s turn.',
  rule: 'checkmate',
};

describe('a king that moves into mate', () => {
  const intoMate = after(tns, white(diagram), 'c2-d1');

  test('does not lose yet, and the players are told', () => {
    expect(checks(intoMate)).toEqual(['d1']);
    expect(endOf(intoMate)).toBeNull();
    expect(remarksOn(tns, intoMate)).toEqual([remark]);
  });

  test('loses if the mate still stands after the opponent’s turn', () => {
    const stands = after(tns, intoMate, 'a6-a5');
    expect(endOf(stands)).toBe('b checkmate');
    expect(remarksOn(tns, stands)).toEqual([]);
  });

  test('goes free if the opponent lets it out', () => {
    const released = after(tns, intoMate, 'f4-e6');
    expect(checks(released)).toEqual(['d1']);
    expect(endOf(released)).toBeNull();
    expect(remarksOn(tns, released)).toEqual([]);
    expect(checks(after(tns, released, 'd1-e2'))).toEqual([]);
  });

  test('may be captured instead, which does not end the game', () => {
    const captured = after(tns, intoMate, 'd5-d1');
    expect(fieldsOf(captured)).toBe('w K3 m');
    expect(endOf(captured)).toBeNull();
  });

  test('is not in mate while its own side may still drop a piece in between', () => {
    const moved = after(tns, white(diagram, 'w2'), 'c2-d1');
    expect(fieldsOf(moved)).toBe('w w2 d');
    expect(remarksOn(tns, moved)).toEqual([]);
    expect(remarksOn(tns, after(tns, moved, 'w@a4'))).toEqual([remark]);
    expect(remarksOn(tns, after(tns, moved, 'w@d3'))).toEqual([]);
  });

  test('can count on a drop in its next turn', () => {
    const moved = after(tns, white(diagram, 'w2'), 'c2-d1', 'end');
    expect(remarksOn(tns, moved)).toEqual([]);
    const stands = after(tns, moved, 'a6-a5');
    expect(endOf(stands)).toBeNull();
    expect(checks(after(tns, stands, 'g6-g5', 'w@d4'))).toEqual([]);
  });
});

test('a side whose king is in mate may still go on with its turn', () => {
  const position = white(
    `
            .
          . . .
        . . . . .
      k . . . . . .
      . . . . . . .
      W n . . . n .
        . . r . .
          K . .
            .
    `,
    'w2',
  );
  // A wazir on d2 would attack the king itself.
  const moved = after(tns, position, 'c2-d1');
  expect(endOf(moved)).toBeNull();
  expect(actionsOf(tns, moved)).toContain('w@d2');
  const passed = after(tns, moved, 'end');
  expect(remarksOn(tns, passed)).toEqual([remark]);
  expect(endOf(after(tns, passed, 'a6-a5'))).toBe('b checkmate');
});

test('a side that could leave its check but does not has also moved into mate', () => {
  const position = white(`
            .
          . . .
        . . . . .
      . . . . . . k
      . . N r . . .
      . n . . . n .
        . . . . .
          . . .
            K
  `);
  expect(checks(after(tns, position, 'c5-d3'))).toEqual([]);
  const ignored = after(tns, position, 'c5-a6');
  expect(endOf(ignored)).toBeNull();
  expect(remarksOn(tns, ignored)).toEqual([remark]);
  expect(endOf(after(tns, ignored, 'g6-g5'))).toBe('b checkmate');
});

test('a side that moves into mate while the other is in mate wins: the other’s turn cannot save it', () => {
  const position = white(`
            k
          . . .
        . . R . .
      . N . . . N .
      . . F W . . .
      . n . . . n .
        . . r . .
          K . .
            .
  `);
  const moved = after(tns, position, 'c2-d1');
  expect(checks(moved)).toEqual(['d1', 'd9']);
  expect(endOf(moved)).toBe('w checkmate');
  expect(remarksOn(tns, moved)).toEqual([]);
});
