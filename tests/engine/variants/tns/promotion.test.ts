import { describe, expect, test } from 'vitest';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { diagramOf } from '../../../support/diagram.ts';
import { actionsFrom, actionsOf, after } from '../../../support/play.ts';
import { black, fieldsOf, white } from './board.ts';

describe('a move that ends in the zone may promote the piece', () => {
  test('when it comes from outside', () => {
    const position = white(`
              .
            . . .
          . . . . .
        . . F . . . .
        . . . . . . .
        . . . . . . .
          . . . . .
            . . .
              .
    `);
    expect(actionsFrom(tns, position, 'c6')).toEqual([
      ...['c6-b5', 'c6-b7', 'c6-b7+', 'c6-d5', 'c6-d7', 'c6-d7+'],
    ]);
  });

  test('when it begins there, but not when it leaves', () => {
    const position = white(`
              .
            . . .
          . . F . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
          . . . . .
            . . .
              .
    `);
    expect(actionsFrom(tns, position, 'd7')).toEqual([
      ...['d7-c6', 'd7-c8', 'd7-c8+', 'd7-e6', 'd7-e8', 'd7-e8+'],
    ]);
  });

  test('when it captures', () => {
    const position = white(`
              .
            . . .
          . . n . .
        . . . W . . .
        . . . . . . .
        . . . . . . .
          . . . . .
            . . .
              .
    `);
    const promoted = after(tns, position, 'd6-d7+');
    expect(diagramOf(tns, promoted).split('\n')[2]).toBe('. . R . .');
    expect(fieldsOf(promoted)).toBe('b n3 m');
  });

  test('which for Black is the lowest three ranks', () => {
    const position = black(`
              .
            . . .
          . w . . .
        . . . . . . .
        . . . . . . .
        . . n . . . .
          . . . . .
            . . .
              .
    `);
    expect(actionsFrom(tns, position, 'c4').filter((action) => action.endsWith('+'))).toEqual([
      'c4-d2+',
      'c4-e3+',
    ]);
    expect(actionsFrom(tns, position, 'c7')).toEqual(['c7-b7', 'c7-c6', 'c7-c8', 'c7-d7']);
  });
});

describe('promotion goes one step at a time', () => {
  const at = (letter: string) => `
            .
          . . .
        . ${letter} . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
        . . . . .
          . . .
            .
  `;

  test.each([
    ['ferz', 'F', 'bishop', 'B', 'd8'],
    ['bishop', 'B', 'horse', 'H', 'd8'],
    ['horse', 'H', 'tiger', 'T', 'd8'],
    ['wazir', 'W', 'rook', 'R', 'c8'],
    ['rook', 'R', 'dragon', 'D', 'c8'],
    ['dragon', 'D', 'lion', 'L', 'c8'],
    ['knight', 'N', 'paladin', 'P', 'e8'],
    ['paladin', 'P', 'castle', 'C', 'e8'],
    ['castle', 'C', 'elephant', 'E', 'e8'],
  ])('a %s (%s) becomes a %s (%s), or stays what it is', (_, letter, __, promoted, to) => {
    const letters = (suffix: string) =>
      diagramOf(tns, after(tns, white(at(letter)), `c7-${to}${suffix}`)).replaceAll(/[\s.]/g, '');
    expect(letters('+')).toBe(promoted);
    expect(letters('')).toBe(letter);
  });

  test.each([...'TLE'])('%s promotes no further', (letter) => {
    const actions = actionsOf(tns, white(at(letter)));
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => action.endsWith('+'))).toEqual([]);
  });
});

describe('a piece that is dropped', () => {
  const position = white(
    `
            k
          . . .
        . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
        . . . . .
          . . .
            K
    `,
    'n2',
  );
  const dropped = after(tns, position, 'd1-d2', 'n@e2');

  test('does not promote, even in the zone of its side', () => {
    expect(actionsOf(tns, after(tns, position, 'd1-d2')).filter((action) => action.endsWith('+'))).toEqual(
      [],
    );
    expect(diagramOf(tns, dropped).split('\n')[7]).toBe('. K n');
  });

  test('may promote with its next move within the zone', () => {
    expect(actionsFrom(tns, dropped, 'e2')).toEqual(['e2-c3', 'e2-c3+', 'e2-d4', 'e2-f4']);
  });
});
