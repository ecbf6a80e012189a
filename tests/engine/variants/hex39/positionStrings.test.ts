import { describe, expect, test } from 'vitest';
import { hex39 } from '../../../../src/engine/variants/hex39/hex39.ts';
import { after } from '../../../support/play.ts';
import { refusalOf, valueOf } from '../../../support/result.ts';

const refused = (text: string): string => refusalOf(hex39.readPosition(text));
const rewritten = (text: string): string => hex39.writePosition(valueOf(hex39.readPosition(text)));

const START = 'b/rbbr/ppppp/6/7/6/PPPPP/RBBR/B';
const ROOKS = '1/r3/5/6/7/6/5/3R/1';

describe('a position is written as one line of two fields', () => {
  test('at the start', () => {
    expect(hex39.writePosition(hex39.start)).toBe(`${START} w`);
  });

  test('after each turn', () => {
    const position = after(hex39, hex39.start, 'c3-d4', 'h8-h6');
    expect(hex39.writePosition(position)).toBe('b/rb1r/ppppp/3b2/7/1P4/1PPPP/RBBR/B w');
    expect(hex39.writePosition(after(hex39, position, 'h2-h4'))).toBe(
      'b/rb1r/ppppp/3b2/7/1P1B2/1PPPP/RB1R/B b',
    );
  });
});

test.each([
  ['one piece a side', `${ROOKS} b`],
  ['more pieces than the start has', 'r/rrrr/rrrrr/rrrrrr/3R3/6/5/4/1 w'],
  ['pawns behind their start', '1/pppp/5/6/7/6/5/PPPP/1 w'],
  ['a castle entered, with the winner to move', 'R/r3/5/6/7/6/5/4/1 w'],
  ['a castle entered, with the loser to move', 'R/r3/5/6/7/6/5/4/1 b'],
  ['a castle entered by a side whose enemy is gone', '1/4/5/6/7/6/5/4/p b'],
  ['a side with nothing left', '1/4/5/6/7/6/5/3R/1 b'],
  ['a side with green and blue bishops alone', '1/1bb1/5/6/7/6/5/3R/1 w'],
  ['each side in its own castle', 'r/4/5/6/7/6/5/4/R w'],
])('%s can be read, and is written back unchanged', (_, text) => {
  expect(rewritten(text)).toBe(text);
});

describe('fields are separated by single spaces, and there are two', () => {
  test.each(['', ' ', START, `${START} w -`, `${START} w - 1`, 'startpos'])('“%s”', (text) => {
    expect(refused(text)).toMatch(/parts/);
  });

  test.each([` ${START} w`, `${START} w `, `${START}  w`])('“%s”', (text) => {
    expect(refused(text)).toMatch(/single spaces/);
  });

  test.each([
    ['a line break at the end', `${START} w\n`],
    ['a tab', `${START}\tw`],
    ['a letter of another script', `${START} ｗ`],
  ])('%s is refused', (_, text) => {
    expect(refused(text)).toMatch(/plain letters on one line/);
  });

  test('a long text is refused for its length', () => {
    expect(refused(`${'1/'.repeat(100_000)} w`)).toMatch(/one short line/);
  });
});

describe('the board is refused', () => {
  test.each([
    ['with too few rows', 'b/rbbr/ppppp/6/7/PPPPP/RBBR/B', /board has 9 ranks, not 8/],
    ['with too many rows', `${START}/1`, /board has 9 ranks, not 10/],
    [
      'with a row that is too short',
      '1/r2/5/6/7/6/5/3R/1',
      /Rank 2 from the top of the board, “r2”, fills 3 places, not 4/,
    ],
    [
      'with a row that is too long',
      '1/r3/5/6/8/6/5/3R/1',
      /Rank 5 from the top of the board, “8”, fills 8 places, not 7/,
    ],
    ['with an empty row left out', '1/r3/5/6//6/5/3R/1', /Rank 5 from the top of the board, “”, fills 0/],
    [
      'with a king',
      'k/r3/5/6/7/6/5/3R/K',
      /Rank 1 from the top of the board, “k”, has “k”, which isn’t a piece/,
    ],
    [
      'with a run of no hexes',
      '1/r3/5/6/7/6/5/3R0/1',
      /Rank 8 from the top of the board, “3R0”, has the number “0”/,
    ],
    ['with a number that begins with 0', '1/r3/05/6/7/6/5/3R/1', /Rank 3 from the top of the board, “05”,/],
    ['with a run in two parts', '1/r3/5/6/34/6/5/3R/1', /Rank 5 from the top of the board, “34”, fills 34/],
    [
      'with a number too large for its row',
      '1/r12/5/6/7/6/5/3R/1',
      /Rank 2 from the top of the board, “r12”, fills 13/,
    ],
    ['with every row as wide as the board', '13/13/13/13/13/13/13/13/13', /Rank 1 from the top of the board/],
  ])('%s', (_, board, message) => {
    expect(refused(`${board} w`)).toMatch(message);
  });

  test('with enemy pieces in both castles', () => {
    expect(refused('R/4/5/6/7/6/5/4/r w')).toMatch(/An enemy stands in each castle/);
    expect(refused('P/rbbr/5/6/7/6/5/RBBR/b b')).toMatch(/An enemy stands in each castle/);
  });

  test.each([
    ['nothing at all', '1/4/5/6/7/6/5/4/1'],
    ['green and blue bishops alone', '1/1bb1/5/6/7/6/5/1BB1/1'],
    ['bishops of one side alone, none of them red', '1/4/5/6/7/6/5/1BB1/1'],
  ])('with %s, since neither side could win', (_, board) => {
    expect(refused(`${board} w`)).toMatch(/Neither side has a piece that can ever enter/);
  });
});

test.each(['W', 'B', 'white', '-', '0'])('the side to move is w or b, and not “%s”', (turn) => {
  expect(refused(`${ROOKS} ${turn}`)).toMatch(/The side to move is w or b/);
});
