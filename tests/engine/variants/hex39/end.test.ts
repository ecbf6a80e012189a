import { describe, expect, test } from 'vitest';
import { hex39 } from '../../../../src/engine/variants/hex39/hex39.ts';
import { actionsOf, after } from '../../../support/play.ts';
import { black, endIn, endOf, game, white } from './board.ts';

describe('a piece that enters the enemy’s castle wins', () => {
  const diagram = `
          .
       B P . .
      . . . . .
     . . . r . R
    . . . . . . .
     r . . R . .
      . . . . .
       . . p b
          .
  `;

  test.each([
    ['a pawn', 'f8-g9'],
    ['a red bishop', 'd8-g9'],
  ])('%s', (_, action) => {
    expect(endOf(white(diagram))).toBeNull();
    expect(endOf(after(hex39, white(diagram), action))).toBe('w castle-entered');
  });

  test.each([
    ['a black pawn', 'h2-g1'],
    ['a black bishop', 'j2-g1'],
  ])('%s', (_, action) => {
    expect(endOf(after(hex39, black(diagram), action))).toBe('b castle-entered');
  });

  test('a rook, from afar', () => {
    const position = white(`
              b
           . . . .
          . . . . .
         . . . . . .
        . . . . . R .
         . . . . . .
          . . p . .
           . . . .
              .
    `);
    expect(endOf(after(hex39, position, 'k5-j6', 'g3-f2', 'j6-g9'))).toBe('w castle-entered');
  });

  test('and leaves no actions', () => {
    const won = after(hex39, white(diagram), 'f8-g9');
    expect(actionsOf(hex39, won)).toEqual([]);
    expect(actionsOf(hex39, hex39.pass(won))).toEqual([]);
  });
});

test('a piece that comes back to its own castle wins nothing', () => {
  const position = white(`
            .
         . . r .
        . . . . .
       . . . . . .
      . . . . . . .
       . . . . . .
        . . . . .
         . R . .
            .
  `);
  expect(endOf(after(hex39, position, 'f2-g1', 'h8-g9'))).toBeNull();
});

describe('a side with only blue and green bishops has lost', () => {
  test('as soon as its last other piece is captured', () => {
    const position = white(`
              .
           . . . .
          . . . . .
         . . . r . .
        . . R . b . .
         . . . . . .
          . . . b .
           . . . .
              .
    `);
    expect(endOf(position)).toBeNull();
    expect(endOf(after(hex39, position, 'e5-f6', 'h6-j6', 'f6-j6'))).toBe('w no-castle-piece');
  });

  const left = (red: string, green: string, blue: string) => `
            .
         ${red} ${green} ${blue} .
        . . . . .
       . . . . . .
      . . R . . . .
       . . . . . .
        . . . . .
         . . . .
            .
  `;

  test.each([
    ['a blue one', left('.', '.', 'b')],
    ['a green one', left('.', 'b', '.')],
    ['one of each', left('.', 'b', 'b')],
    ['nothing', left('.', '.', '.')],
  ])('whoever is to move: with %s', (_, diagram) => {
    expect(endOf(white(diagram))).toBe('w no-castle-piece');
    expect(endOf(black(diagram))).toBe('w no-castle-piece');
    expect(actionsOf(hex39, white(diagram))).toEqual([]);
  });

  test.each([
    ['a red bishop', left('b', '.', '.')],
    ['a pawn', left('.', 'p', 'b')],
    ['a rook', left('.', 'b', 'r')],
  ])('but not with %s left', (_, diagram) => {
    expect(endOf(white(diagram))).toBeNull();
    expect(endOf(black(diagram))).toBeNull();
  });

  test('and White loses in the same way', () => {
    const position = black(`
              .
           . . . .
          . . . . .
         . . . . . .
        . p . . . . .
         . P . . . .
          . . . . .
           . B . .
              .
    `);
    expect(endOf(after(hex39, position, 'c5-d4'))).toBe('b no-castle-piece');
  });
});

describe('a side without a legal action loses', () => {
  test('when its own pieces block every way', () => {
    const diagram = `
            .
         P B B P
        P P P P P
       . . P P . .
      . . . . . . r
       . . . . . .
        . . . . .
         . . . .
            .
    `;
    expect(endOf(white(diagram))).toBe('b no-moves');
    expect(actionsOf(hex39, white(diagram))).toEqual([]);
    expect(endOf(black(diagram))).toBeNull();
  });

  test('when every move would repeat a position', () => {
    const start = white(`
            .
         . . . .
        . . . . .
       . . . . . .
      . . . . . . .
       . b . . . .
        . . . . R
         . . . .
            .
    `);
    const almost = ['k3-l4', 'd4-g5', 'l4-k3', 'g5-d6', 'k3-l4', 'd6-a5'];
    expect(endIn(game(start, ...almost))).toBeNull();
    expect(endIn(game(start, ...almost, 'l4-j4'))).toBeNull();
    expect(endIn(game(start, ...almost, 'l4-k3'))).toBe('w no-moves');
  });
});

describe('if several ends apply', () => {
  test('entering a castle comes first', () => {
    const position = white(`
              b
           . P . .
          . . . . .
         . . . . . .
        . . . . . . .
         . . . . . .
          . . . . .
           . b . .
              .
    `);
    expect(endOf(after(hex39, position, 'f8-g9'))).toBe('w castle-entered');
  });

  test('a lack of pieces for the castle comes before a lack of actions', () => {
    const position = black(`
              .
           . . . .
          . . . . .
         . . . . . .
        . . p . . . .
         . . P . . .
          . . . . .
           . . . .
              .
    `);
    expect(endOf(after(hex39, position, 'e5-f4'))).toBe('b no-castle-piece');
  });
});
