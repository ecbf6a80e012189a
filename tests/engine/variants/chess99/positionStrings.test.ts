import { describe, expect, test } from 'vitest';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { after } from '../../../support/play.ts';
import { refusalOf, valueOf } from '../../../support/result.ts';

const refused = (text: string): string => refusalOf(chess99.readPosition(text));
const rewritten = (text: string): string => chess99.writePosition(valueOf(chess99.readPosition(text)));

const KINGS = '4k4/9/9/9/9/9/9/9/4K4';

describe('a position is written as one line', () => {
  test('at the start', () => {
    expect(chess99.writePosition(chess99.start)).toBe(
      'rnbakqbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKABNR w - 1',
    );
  });

  test('with the passed-over square', () => {
    expect(chess99.writePosition(after(chess99, chess99.start, 'e2-e4', 'c8-c6'))).toBe(
      'rnbakqbnr/pp1pppppp/9/2p6/9/4P4/9/PPPP1PPPP/RNBQKABNR w c7 2',
    );
  });
});

test.each([
  ['kings alone', `${KINGS} w - 1`],
  ['the last turn there is', `${KINGS} b - 99`],
  ['a game ended by the number of moves', `${KINGS} w - 100`],
  ['a game ended by a captured king', '4k4/9/9/9/9/9/9/9/9 w - 7'],
  ['a captured king, with a square passed over', '4k4/9/9/9/4p4/9/9/9/9 w e6 7'],
  ['a pawn that has just passed to the last rank', '2P6/9/9/9/k8/9/9/9/8K b c8 30'],
  ['a pawn that has just passed from its own first rank', '4k4/9/9/9/9/9/4P4/9/8K b e2 1'],
  ['more pieces than a set holds', 'qqqqkqqqq/9/9/9/9/9/9/9/AAAAKAAAA w - 5'],
  ['pawns on both edges', 'PPPPkPPPP/9/9/9/9/9/9/9/ppppKpppp w - 5'],
  ['pawns on the first ranks of their own', 'ppppkpppp/9/9/9/9/9/9/9/PPPPKPPPP w - 5'],
  ['a square passed over on the first move', 'rnbakqbnr/pp1pppppp/9/2p6/9/9/9/PPPPPPPPP/RNBQKABNR w c7 1'],
])('%s can be read, and is written back unchanged', (_, text) => {
  expect(rewritten(text)).toBe(text);
});

describe('fields are separated by single spaces, and there are four', () => {
  test.each(['', ' ', `${KINGS} w -`, `${KINGS} w`, KINGS, `${KINGS} w - 1 0`, 'startpos'])(
    '“%s”',
    (text) => {
      expect(refused(text)).toMatch(/parts/);
    },
  );

  test.each([` ${KINGS} w - 1`, `${KINGS} w - 1 `, `${KINGS}  w - 1`, `${KINGS} w -  1`])('“%s”', (text) => {
    expect(refused(text)).toMatch(/single spaces/);
  });

  test.each([
    ['a line break at the end', `${KINGS} w - 1\n`],
    ['a tab', `${KINGS}\tw - 1`],
    ['a digit of another script', `${KINGS} w - １`],
    ['a null', `${KINGS} w - 1\0`],
  ])('%s is refused', (_, text) => {
    expect(refused(text)).toMatch(/plain letters on one line/);
  });

  test('a long text is refused for its length', () => {
    expect(refused(`${'9/'.repeat(100_000)} w - 1`)).toMatch(/one short line/);
  });
});

describe('the board is refused', () => {
  test.each([
    ['with too few ranks', '4k4/9/9/9/9/9/9/4K4', /board has 9 ranks, not 8/],
    ['with too many ranks', '4k4/9/9/9/9/9/9/9/9/4K4', /board has 9 ranks, not 10/],
    [
      'with a rank that is too short',
      '4k4/8/9/9/9/9/9/9/4K4',
      /Rank 2 from the top of the board, “8”, fills 8/,
    ],
    [
      'with a rank that is too long',
      '4k4/9/9/9/9/9/9/9/4K5',
      /Rank 9 from the top of the board, “4K5”, fills 10/,
    ],
    ['with an empty rank left out', '4k4//9/9/9/9/9/9/4K4', /Rank 2 from the top of the board, “”, fills 0/],
    [
      'with a letter of no piece',
      '4k4/9/9/4X4/9/9/9/9/4K4',
      /Rank 4 from the top of the board, “4X4”, has “X”/,
    ],
    ['with a run of no squares', '4k4/9/9/9/9/9/9/9/4K40', /Rank 9 from the top of the board, “4K40”,/],
    [
      'with a number that begins with 0',
      '4k4/09/9/9/9/9/9/9/4K4',
      /Rank 2 from the top of the board, “09”, has the number “09”/,
    ],
    ['with a run in two parts', '4k4/45/9/9/9/9/9/9/4K4', /Rank 2 from the top of the board, “45”,/],
    [
      'with an enormous number',
      '4k4/999999999/9/9/9/9/9/9/4K4',
      /Rank 2 from the top of the board,.* has the number/,
    ],
  ])('%s', (_, board, message) => {
    expect(refused(`${board} w - 1`)).toMatch(message);
  });

  test.each([
    ['two white kings', '4k4/9/9/9/9/9/9/9/3KK4', /White has 2 kings/],
    ['three black kings', '3kkk3/9/9/9/9/9/9/9/4K4', /Black has 3 kings/],
  ])('with %s', (_, board, message) => {
    expect(refused(`${board} w - 1`)).toMatch(message);
  });

  test('without the king of the side that has just moved', () => {
    expect(refused('9/9/9/9/9/9/9/9/4K4 w - 5')).toMatch(/Black has just moved and must still have a king/);
    expect(refused('4k4/9/9/9/9/9/9/9/9 b - 5')).toMatch(/White has just moved and must still have a king/);
    expect(refused('9/9/9/9/9/9/9/9/9 w - 5')).toMatch(/king/);
  });
});

test.each(['W', 'B', 'white', '-', '0'])('the side to move is w or b, and not “%s”', (turn) => {
  expect(refused(`${KINGS} ${turn} - 1`)).toMatch(/The side to move is w or b/);
});

describe('the square passed over is refused', () => {
  const passed = (board: string, square: string) => refused(`${board} b ${square} 3`);

  test.each(['e10', 'j3', 'E3', 'e', '33', '--', 'e3e3', '0'])('when it is not a square: “%s”', (square) => {
    expect(passed('4k4/9/9/9/9/4P4/9/9/4K4', square)).toMatch(/The square passed over is a square or -/);
  });

  test('when it is occupied', () => {
    expect(passed('4k4/9/9/9/9/4P4/4n4/9/4K4', 'e3')).toMatch(/passed over e3 left it and e2 empty/);
  });

  test('when the origin of the pawn is occupied', () => {
    expect(passed('4k4/9/9/9/9/4P4/9/4N4/4K4', 'e3')).toMatch(/passed over e3 left it and e2 empty/);
  });

  test('when no pawn of the side that has just moved stands beyond it', () => {
    for (const beyond of ['9', '4p4', '4N4'])
      expect(passed(`4k4/9/9/9/9/${beyond}/9/9/4K4`, 'e3')).toMatch(
        /No pawn of White stands on e4 that passed over e3/,
      );
  });

  test('when the pawn would have gone the other way', () => {
    expect(refused('4k4/9/9/9/9/9/9/4P4/4K4 w e3 3')).toMatch(
      /No pawn of Black stands on e2 that passed over e3/,
    );
  });

  test('when it lies on the edge, where no pawn can pass', () => {
    expect(passed('8k/9/9/9/9/9/9/4P4/8K', 'e1')).toMatch(/e1: it lies on the edge/);
    expect(passed('8k/9/9/9/9/9/9/9/8K', 'e9')).toMatch(/e9: it lies on the edge/);
  });
});

describe('the move number is refused', () => {
  test.each(['0', '01', '-1', '+1', '1.0', '1e1', '0x5', '101', '1000', 'x'])('“%s”', (number) => {
    expect(refused(`${KINGS} w - ${number}`)).toMatch(/With White to move the move number is from 1 to 100/);
  });

  test('100 with Black to move, since the game ended before that', () => {
    expect(refused(`${KINGS} b - 100`)).toMatch(
      /With Black to move the move number is from 1 to 99, not “100”/,
    );
  });
});

test.each([
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - 1',
])('a position of orthodox chess is not one of this game: %s', (text) => {
  expect(refused(text)).toMatch(/parts|ranks/);
});
