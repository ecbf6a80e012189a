import { describe, expect, test } from 'vitest';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { diagramOf } from '../../../support/diagram.ts';
import { actionsFrom, actionsOf, after } from '../../../support/play.ts';
import { checks, endOf, white } from './board.ts';

/** Where the king of the side to move may promote. */
const promotionsFrom = (position: Parameters<typeof endOf>[0], from: string): string[] =>
  actionsFrom(tns, position, from).filter((action) => action.endsWith('+'));

describe('a king that is unattacked on arrival in the zone may promote, and wins', () => {
  const position = white(`
            .
          . . .
        . . . . .
      . . . K . . .
      . . . . . . .
      . . . . . . .
        . . k . .
          . . .
            .
  `);

  test('from outside the zone', () => {
    expect(promotionsFrom(position, 'd6')).toEqual(['d6-c7+', 'd6-d7+', 'd6-e7+']);
    const promoted = after(tns, position, 'd6-c7+');
    expect(endOf(promoted)).toBe('w king-promoted');
    expect(diagramOf(tns, promoted).split('\n')[2]).toBe('. M . . .');
    expect(actionsOf(tns, promoted)).toEqual([]);
  });

  test('from inside it, but not when leaving it', () => {
    const inside = after(tns, position, 'd6-c7', 'd3-e4');
    expect(promotionsFrom(inside, 'c7')).toEqual(['c7-b7+', 'c7-c8+', 'c7-d7+', 'c7-d8+']);
    expect(actionsFrom(tns, inside, 'c7')).toContain('c7-c6');
  });

  test('and need not', () => {
    expect(endOf(after(tns, position, 'd6-d7'))).toBeNull();
  });

  test('on the lowest three ranks for Black', () => {
    const promoted = after(tns, position, 'd6-d5', 'd3-d2+');
    expect(endOf(promoted)).toBe('b king-promoted');
    expect(diagramOf(tns, promoted).split('\n')[7]).toBe('. m .');
  });

  test('by a capture, too', () => {
    const capturing = white(`
              .
            . . .
          . n . . .
        . . . K . . .
        . . . . . . .
        . . . . . . .
          . . k . .
            . . .
              .
    `);
    expect(endOf(after(tns, capturing, 'd6-c7+'))).toBe('w king-promoted');
  });
});

describe('a king that is attacked on arrival in the zone', () => {
  const position = (hands = '-') =>
    white(
      `
              .
            . . .
          . . . . .
        . . . K . . .
        . . . . . . .
        . . . . r . .
          . . . . .
            . . .
              k
      `,
      hands,
    );

  test('may not promote while it could leave the check', () => {
    expect(checks(after(tns, position(), 'd6-e7'))).toEqual(['e7']);
    expect(promotionsFrom(position(), 'd6')).toEqual(['d6-c7+', 'd6-d7+']);
  });

  test('may not promote, even if a drop in the same turn could end the check', () => {
    expect(promotionsFrom(position('f2'), 'd6')).toEqual(['d6-c7+', 'd6-d7+']);
    expect(checks(after(tns, position('f2'), 'd6-e7', 'f@e6'))).toEqual([]);
  });
});

/** On d9 the rook would check the white king, and the squares around are guarded. */
const net = (d9: string, more = '. . . . . . .') => `
          ${d9}
        . . K
      . . . . .
    . n . . . n .
    . . . r . . .
    ${more}
      . . . . .
        . . .
          k
`;

describe('a king that is trapped on arrival in the zone', () => {
  test('may promote, and wins: this comes before checkmate', () => {
    const position = white(net('.'));
    expect(endOf(after(tns, position, 'e8-d9', 'd1-d2'))).toBe('b checkmate');
    expect(endOf(after(tns, position, 'e8-d9+'))).toBe('w king-promoted');
    // On d7 and d8 it could leave the check; on e7 and f7 it is not attacked.
    expect(promotionsFrom(position, 'e8')).toEqual(['e8-d9+', 'e8-e7+', 'e8-f7+']);
  });

  test('is not trapped if another piece of its side could help in the next turn', () => {
    expect(promotionsFrom(white(net('.', '. . . W . . .')), 'e8')).not.toContain('e8-d9+');
    expect(promotionsFrom(white(net('.', '. W . . . . .')), 'e8')).toContain('e8-d9+');
  });

  test('is not trapped if a piece in hand could be dropped in between in the next turn', () => {
    const withWazir = (hands: string) => white(net('.', 'W . . . . . .'), hands);
    expect(promotionsFrom(withWazir('-'), 'e8')).toContain('e8-d9+');
    expect(promotionsFrom(withWazir('f2'), 'e8')).not.toContain('e8-d9+');
    expect(promotionsFrom(withWazir('f1'), 'e8')).not.toContain('e8-d9+');
  });

  test('is not trapped if the piece that it has just captured could be dropped in between in the next turn', () => {
    const capturing = (letter: string) => white(net(letter, 'W . . . . . .'));
    expect(promotionsFrom(capturing('.'), 'e8')).toContain('e8-d9+');
    expect(promotionsFrom(capturing('f'), 'e8')).not.toContain('e8-d9+');
    expect(promotionsFrom(capturing('w'), 'e8')).not.toContain('e8-d9+');
  });
});

describe('a king that has no safe square', () => {
  const trapped = (rook: string) =>
    white(`
              K
            . . .
          . . . . ${rook}
        . n . . . n .
        . . . r . . .
        . . . . . . .
          . . . . .
            . . .
              k
    `);

  test('is not checkmated while it can move into another mate in the zone and promote there', () => {
    expect(checks(trapped('r'))).toEqual(['d9']);
    expect(endOf(trapped('r'))).toBeNull();
    // On e8 it could capture the rook.
    expect(promotionsFrom(trapped('r'), 'd9')).toEqual(['d9-c8+', 'd9-d8+']);
    expect(endOf(after(tns, trapped('r'), 'd9-c8+'))).toBe('w king-promoted');
  });

  test('is checkmated if there is no such square', () => {
    expect(endOf(trapped('.'))).toBe('b checkmate');
  });

  test('may put the promotion off while the net holds, since it can promote a turn later', () => {
    const later = after(tns, trapped('r'), 'd9-c8', 'd1-d2');
    expect(endOf(later)).toBeNull();
    expect(promotionsFrom(later, 'c8')).toContain('c8-d9+');
  });
});
