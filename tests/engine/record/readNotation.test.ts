import { describe, expect, test } from 'vitest';
import { agreedDraw } from '../../../src/engine/game/ending.ts';
import { withActions } from '../../../src/engine/game/action.ts';
import { newGame, withEnding } from '../../../src/engine/game/game.ts';
import { readNotation } from '../../../src/engine/record/readNotation.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { tns } from '../../../src/engine/variants/tns/tns.ts';
import { positionFrom } from '../../support/diagram.ts';
import { meant } from '../../support/notation.ts';
import { refusalOf, valueOf } from '../../support/result.ts';

const position = positionFrom(
  chess99,
  `
    . . . . k . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . p . . . . .
    . . P . P . . . .
    . . . . . . . . .
    . N . . . N . . .
    . . . . K . . R .
  `,
  'w - 1',
);
const game = newGame(chess99, position);
const reading = (text: string): string => meant(chess99, position, text);
const refusal = (text: string): string => refusalOf(readNotation(game, text));

describe('a text names a move', () => {
  test.each([
    ['as it is noted', 'Nbd1', 'b2-d1'],
    ['as an action string', 'b2-d1', 'b2-d1'],
    ['with more of the origin than is needed', 'Nb2d1', 'b2-d1'],
    ['with all of it and a hyphen', 'Nb2-d1', 'b2-d1'],
    ['with a rank instead of a file', 'R1h5', 'h1-h5'],
    ['without the letter, with both squares', 'b2d1', 'b2-d1'],
    ['with a pawn’s letter', 'Pe5', 'e4-e5'],
    ['with a pawn’s letter and square', 'Pe4-e5', 'e4-e5'],
    ['without the x of a capture', 'ed5', 'e4-d5'],
    ['with an x where nothing is captured', 'Nbxd1', 'b2-d1'],
    ['with a colon for a capture', 'e:d5', 'e4-d5'],
    ['with blanks around it', '  Nbd1 ', 'b2-d1'],
    ['with a glyph behind it', 'Nbd1!?', 'b2-d1'],
    ['with a sign for a check that is none', 'Rh9+', 'h1-h9'],
    ['with a sign for a checkmate that there cannot be', 'Rh9#!!', 'h1-h9'],
    ['in small letters', 'nbd1', 'b2-d1'],
    ['in capital letters', 'RH5', 'h1-h5'],
  ])('%s: %s', (_, text, action) => {
    expect(reading(text)).toBe(action);
  });
});

describe('a text that could mean several moves', () => {
  test('is answered with all of them', () => {
    expect(refusal('Nd1')).toBe('“Nd1” can be Nbd1 or Nfd1 here; say which.');
    expect(refusal('xd5')).toBe('“xd5” can be cxd5 or exd5 here; say which.');
    expect(refusal('  Nd1 ')).toBe('“Nd1” can be Nbd1 or Nfd1 here; say which.');
  });

  test('is answered with some of them when there are many', () => {
    const queens = (last: string) =>
      positionFrom(
        chess99,
        `
        Q . . . . k . . ${last}
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        Q . . . . . . . Q
        . . . . . . . . .
        . K . . . . . . .
        . . . . . . . . .
        Q . . . Q . . . Q
      `,
        'w - 1',
      );
    expect(refusalOf(readNotation(newGame(chess99, queens('Q')), 'Qe5'))).toBe(
      '“Qe5” can be Qa1e5, Qee5, Qi1e5, Qa5e5, Qi5e5, Qa9e5 or another here; say which.',
    );
    expect(refusalOf(readNotation(newGame(chess99, queens('.')), 'Qe5'))).toBe(
      '“Qe5” can be Qa1e5, Qee5, Qi1e5, Qa5e5, Qi5e5 or Q9e5 here; say which.',
    );
  });
});

describe('a text names nothing', () => {
  test.each([
    'Nd9',
    'e4',
    'Ke3',
    'O-O',
    'Qd1',
    'e4-e6-e7',
    'constructor',
    '-',
    'x',
    '?',
    '+',
    'e.p.',
    'K~d1',
  ])('when no legal move fits: “%s”', (text) => {
    expect(refusal(text)).toBe(`“${text}” is not a legal move here.`);
  });

  test('when it is empty', () => {
    expect(refusal('')).toBe('“” is not a legal move here.');
    expect(refusal('   ')).toMatch(/is not a legal move here/);
  });

  test('when it is far too long, and is quoted in part', () => {
    expect(refusal('!'.repeat(100_000)).length).toBeLessThan(100);
    expect(refusal(`Nbd1${' '.repeat(100_000)}!`).length).toBeLessThan(100);
    expect(reading(`Nbd1${'!'.repeat(56)}`)).toBe('b2-d1');
    expect(refusal(`Nbd1${'!'.repeat(57)}`)).toMatch(/is not a legal move here/);
  });

  test('when it is empty, even where a move without a notation ends the turn', () => {
    const start = valueOf(tns.readPosition('1/3/5/1k5/7/7/5/1K1/N w w3,n2 m'));
    const dropping = valueOf(withActions(newGame(tns, start), ['d1-e3']));
    for (const text of ['', ' ', '!', '?!'])
      expect(refusalOf(readNotation(dropping, text))).toMatch(/is not a legal move here/);
    expect(readNotation(dropping, 'end').ok).toBe(true);
  });

  test('when the game is over', () => {
    expect(refusalOf(readNotation(withEnding(game, agreedDraw), 'Nbd1'))).toBe(
      'The game is over; “Nbd1” cannot be played.',
    );
  });
});
