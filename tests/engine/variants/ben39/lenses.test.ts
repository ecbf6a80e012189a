import { describe, expect, test } from 'vitest';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { tidy } from '../../../support/diagram.ts';
import { lensDiagram, lensWords, viewOf } from '../../../support/lens.ts';
import { position } from './board.ts';

describe('the squares that are attacked', () => {
  test('include those where a teleport would capture, whatever stands beside the wizard', () => {
    const wizards = position(`
      14 . . . . . . . k . . . . . . .
      9  . . . . . . . . . . W . . . .
      5  . . W . . . . . . . . . . . .
      4  . . . P . . . . . . . . . . .
      2  . . . . . . . K . . . . . . .
    `);
    // The pawn is to the lower right of its wizard, and l8 to the lower right of the other one.
    expect(lensWords(ben39, wizards, 'Attacked by White')).toEqual([
      'b6 attacked by White',
      'f6 attacked by White',
      'l8 attacked by White',
    ]);
  });

  test('include those to which a spider would turn a piece', () => {
    const spider = position(`
      14 . . . . . . . k . . . . . . .
      7  . . . . . . Z . . . . . . . .
      6  . . . . . P . . . . . . . . .
      2  . . . . . . . K . . . . . . .
    `);
    expect(lensDiagram(ben39, spider, 'Attacked by White')).toBe(
      tidy(`
          . . . . .
         . . . . .
       . . . . . . .
       . w w w . . .
       . . . w . . .
         . . . . .
          . . .
      `),
    );
  });

  test('exclude those to which a movable square would carry a piece', () => {
    const carried = position(
      `
      14 . . . . . . . k . . . . . . .
      2  . . . . . . . K . . . P . . .
      `,
      { places: ['l2', 'd14'] },
    );
    expect(lensWords(ben39, carried, 'Attacked by White')).toEqual(['j4 attacked by White']);
  });

  test('include no crossings, where nothing is captured', () => {
    const lines = position(`
      14 . . . . . . . k . . . . . . .
      7  . . . . . . X . . . I . . . .
      5  . . . . . . . . . . x . . . .
      2  . . . . . . . K . . . . . . .
    `);
    expect(lensWords(ben39, lines, 'Attacked by White')).toEqual([]);
  });
});

describe('the lenses of Ben39', () => {
  test('show who controls the movable squares, and by how many pieces', () => {
    const contested = position(
      `
      14 . . . n . . . k . . . . . . .
      13 . . . . X . . . . . . . . . .
      3  . . . . . . . . . . X . X . .
      2  . . . . . . . K . . . r . . .
      `,
      { places: ['l2', 'd14'] },
    );
    expect(lensWords(ben39, contested, 'Movable squares')).toEqual([
      'd14 controlled by nobody, 1\u00a0to\u00a01',
      'l2 controlled by White, 2\u00a0to\u00a01',
    ]);
    const { lit, sum } = viewOf(ben39, contested, 'Movable squares');
    expect(lit.map(({ tone, figure }) => `${tone} ${String(figure)}`).sort()).toEqual([
      'nobody 1:1',
      'white 2:1',
    ]);
    expect(sum).toBe(
      'd14 is controlled by nobody, 1\u00a0to\u00a01. l2 is controlled by White, 2\u00a0to\u00a01.',
    );
  });

  test('show Black’s control as well as White’s', () => {
    const held = position(`
      14 . . . n . . . k . . . . . . .
      2  . . . . . . . K . . . . . . .
    `);
    const { lit } = viewOf(ben39, held, 'Movable squares');
    expect(lit.map(({ tone, label }) => `${tone}: ${label}`)).toEqual([
      'black: controlled by Black, 1\u00a0to\u00a00',
      'nobody: controlled by nobody, 0\u00a0to\u00a00',
    ]);
    // White’s figure comes first, as in the score of a match.
    expect(lit.map(({ figure }) => figure)).toEqual(['0:1', '0:0']);
  });

  test('show the existing squares around the immobilizers', () => {
    const zones = position(`
      14 . . . . . . . k . . . . . . .
      9  . . . . . . i . . . . . . . .
      7  . . . . . . . . I . . . . . .
      2  . . . . . . . K . . . . . . .
    `);
    expect(lensDiagram(ben39, zones, 'Immobilizer zones')).toBe(
      tidy(`
        . . . . .
       . . . . .
     . . b b . . .
     . . b 2 w . .
     . . . w w . .
       . . . . .
         . . .
      `),
    );
    expect(viewOf(ben39, zones, 'Immobilizer zones').sum).toBe(
      'Immobilizers hold Black on 4 squares and White on 4 squares.',
    );
  });

  test('show the squares that each king may leave and enter', () => {
    const castles = position(`
      14 . . . . . . . k . . . . . . .
      9  . . . . . . d . . . . . . . .
      7  . . . . . . . . C . . . . . .
      2  . . . . . . . K . . . . . . .
      1  . . . . . . C . . . . . . . .
    `);
    expect(lensDiagram(ben39, castles, 'Squares for the kings')).toBe(
      tidy(`
        . . . . .
       . . . . .
     . . b b . . .
     . . b 2 w . .
     . . . w w . .
       . . . . .
         w w .
      `),
    );
    expect(lensWords(ben39, castles, 'Squares for the kings')).toEqual(
      expect.arrayContaining(['h8 for both kings', 'f10 for Black’s king', 'j6 for White’s king']),
    );
  });

  test('say of a king without any that it can use none', () => {
    const kings = position(`
      14 . . . . . . . k . . . . . . .
      2  . . . . . . . K . . . . . . .
      1  . . . . . . C . . . . . . . .
    `);
    expect(viewOf(ben39, kings, 'Squares for the kings').sum).toBe(
      'White’s king can use 2 squares, Black’s none.',
    );
  });
});
