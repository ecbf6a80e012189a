import { describe, expect, test } from 'vitest';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { after } from '../../../support/play.ts';
import { refusalOf, valueOf } from '../../../support/result.ts';

const refused = (text: string): string => refusalOf(tns.readPosition(text));
const rewritten = (text: string): string => tns.writePosition(valueOf(tns.readPosition(text)));

const KINGS = 'k/3/5/7/7/7/5/3/K';
/** No king on the board, so that either may be in hand. */
const NO_KINGS = '1/3/5/7/3w3/3W3/5/3/1';

describe('a position is written as one line of four fields', () => {
  test('at the start', () => {
    expect(tns.writePosition(tns.start)).toBe('k/nfn/1wfw1/7/7/7/1WFW1/NFN/K w - m');
  });

  test('in the middle of a turn', () => {
    const position = after(tns, tns.start, 'c2-d4', 'c7-c6', 'd4-c6', 'e8-f6', 'c6-b4');
    expect(tns.writePosition(position)).toBe('k/nf1/2fw1/5n1/7/1N5/1WFW1/1FN/K w w3 d');
  });
});

test.each([
  ['kings alone', `${KINGS} b - m`],
  ['both kings in hand', `${NO_KINGS} w k1,K3 m`],
  ['both hands, in order', `${KINGS} w f1,w2,w3,n2,F3,N1,N2 m`],
  ['a piece just captured', `${KINGS} w f2,w4 d`],
  ['a piece just captured by Black', `${KINGS} b f2,W3,N4 d`],
  ['two pieces that are held for as long', `${KINGS} w f2,f2,W1,W1 m`],
  ['several pieces that are due', `${KINGS} w f1,n1 d`],
  ['a piece held for three turns, and its holder to drop', `${KINGS} b N3 d`],
  ['two ferzes on squares of one colour', 'k/3/f3f/7/7/7/F3F/3/K w - m'],
  ['a ferz and a bishop on squares of one colour', 'k/3/f3b/7/7/7/B3F/3/K w - m'],
  ['two of each line at the end of their chains', 'k/tet/1lel1/7/7/7/1LEL1/TET/K w - m'],
  ['a promoted king', 'k/3/2M2/7/7/7/5/3/1 b - m'],
  ['a promoted king outside its zone', 'k/3/5/7/3M3/7/5/3/1 w - m'],
  ['a promoted king of Black, and hands', '1/3/5/7/7/7/2m2/3/K w f1,N2 m'],
  ['an empty board', '1/3/5/7/7/7/5/3/1 w - m'],
])('%s can be read, and is written back unchanged', (_, text) => {
  expect(rewritten(text)).toBe(text);
});

describe('fields are separated by single spaces, and there are four', () => {
  test.each(['', ' ', KINGS, `${KINGS} w`, `${KINGS} w -`, `${KINGS} w - m 1`, 'startpos'])(
    '“%s”',
    (text) => {
      expect(refused(text)).toMatch(/parts/);
    },
  );

  test.each([` ${KINGS} w - m`, `${KINGS} w - m `, `${KINGS}  w - m`, `${KINGS} w f1, n1 m`])(
    '“%s”',
    (text) => {
      expect(refused(text)).toMatch(/single spaces|4 parts/);
    },
  );

  test.each([
    ['a line break at the end', `${KINGS} w - m\n`],
    ['a tab', `${KINGS}\tw - m`],
    ['a digit of another script', `${KINGS} w f１ m`],
  ])('%s is refused', (_, text) => {
    expect(refused(text)).toMatch(/plain letters on one line/);
  });

  test('a long text is refused for its length', () => {
    expect(refused(`${KINGS} w ${'f1,'.repeat(100_000)} m`)).toMatch(/one short line/);
  });
});

describe('the board is refused', () => {
  test.each([
    ['with too few ranks', 'k/3/5/7/7/5/3/K', /board has 9 ranks, not 8/],
    ['with too many ranks', `${KINGS}/1`, /board has 9 ranks, not 10/],
    [
      'with a rank that is too short',
      'k/3/5/6/7/7/5/3/K',
      /Rank 4 from the top of the board, “6”, fills 6 places, not 7/,
    ],
    [
      'with a rank that is too long',
      'k/3/7/7/7/7/5/3/K',
      /Rank 3 from the top of the board, “7”, fills 7 places, not 5/,
    ],
    ['with an empty rank left out', 'k/3/5//7/7/5/3/K', /Rank 4 from the top of the board, “”, fills 0/],
    ['with a letter of no piece', 'k/3/5/7/3q3/7/5/3/K', /Rank 5 .* has “q”, which isn’t a piece/],
    [
      'with a run of no squares',
      'k/3/5/7/7/7/5/3/K0',
      /Rank 9 from the top of the board, “K0”, has the number “0”/,
    ],
    ['with a run in two parts', 'k/3/5/34/7/7/5/3/K', /Rank 4 from the top of the board, “34”,/],
  ])('%s', (_, board, message) => {
    expect(refused(`${board} w - m`)).toMatch(message);
  });
});

test.each(['W', 'B', 'white', '-', 'm'])('the side to move is w or b, and not “%s”', (turn) => {
  expect(refused(`${KINGS} ${turn} - m`)).toMatch(/The side to move is w or b/);
});

test.each(['M', 'D', 'x', '-', 'md', '0'])('the stage of the turn is m or d, and not “%s”', (stage) => {
  expect(refused(`${KINGS} w f2 ${stage}`)).toMatch(/The stage of the turn is m or d/);
});

describe('the hands are refused', () => {
  test.each([
    'f',
    '2',
    '2f',
    'f0',
    'f5',
    'f22',
    'f-1',
    'b2',
    'H1',
    'm1',
    'x1',
    '--',
    'f2,',
    ',f2',
    'f2,,w1',
    'f2;w1',
    'f2w1',
  ])('for something that is not a held piece: “%s”', (hands) => {
    expect(refused(`${KINGS} w ${hands} m`)).toMatch(/A held piece is one of K, F, W, N with 1 to 4/);
  });

  test('for one wrong piece among several', () => {
    expect(refused(`${KINGS} w f2,n7,K1 m`)).toMatch(/turns left, not “n7”/);
  });

  test.each([
    ['f3,f2', 'f2,f3'],
    ['n1,f2', 'f2,n1'],
    ['N1,n1', 'n1,N1'],
    ['W2,F2', 'F2,W2'],
    ['n1,w1,f1', 'f1,w1,n1'],
  ])('if they are not in order: %s', (hands, inOrder) => {
    expect(refused(`${KINGS} w ${hands} m`)).toContain(`in order: ${inOrder}`);
  });

  test.each([
    ['when the turn has yet to begin', `${KINGS} w f4 m`],
    ['when it is not the holder’s turn', `${KINGS} b f4 m`],
    ['when it is the other side that may drop', `${KINGS} b n4,F2 d`],
    ['when there are two of them', `${KINGS} w f2,w4,n4 d`],
    ['when there are two of a kind', `${KINGS} w f4,f4,n1 d`],
  ])('with four turns left %s', (_, text) => {
    expect(refused(text)).toMatch(/Only one piece can have four turns left/);
  });
});

describe('a side with more pieces than the game has for it is refused', () => {
  test.each([
    ['two kings', 'k/3/5/7/7/7/5/K2/K', '-', /White has 2 pieces of the king’s line/],
    ['a king and a promoted king', 'k/3/2M2/7/7/7/5/3/K', '-', /White has 2 pieces of the king’s line/],
    ['a king on the board and one in hand', KINGS, 'k1', /Black has 2 pieces of the king’s line/],
    ['two kings in hand', NO_KINGS, 'K1,K2', /White has 2 pieces of the king’s line/],
    ['ferz, bishop and horse', 'k/3/5/7/1FBH3/7/5/3/K', '-', /White has 3 pieces of the ferz’s line/],
    ['two lions on the board and a wazir in hand', 'k/3/5/7/2l1l2/7/5/3/K', 'w2', /Black has 3 .* wazir’s/],
    [
      'a castle on the board and two knights in hand',
      'k/3/5/7/3C3/7/5/3/K',
      'N1,N3',
      /White has 3 .* knight’s/,
    ],
    ['three ferzes in hand', KINGS, 'f1,f2,f3', /Black has 3 pieces of the ferz’s line; the most is 2/],
  ])('%s', (_, board, hands, message) => {
    expect(refused(`${board} w ${hands} m`)).toMatch(message);
  });
});

test('two promoted kings are refused, since only one side can have won', () => {
  expect(refused('M/3/5/7/7/7/5/3/m w - m')).toMatch(/Both kings are promoted/);
});

describe('the stage after the move is refused when the turn would have ended', () => {
  test.each([
    ['with empty hands', `${KINGS} w - d`],
    ['with nothing but the piece just captured', `${KINGS} w f4 d`],
    ['with pieces in the other hand alone', `${KINGS} w F2,N1 d`],
    ['by the promotion of a king', 'k/3/2M2/7/7/7/5/3/1 w f2 d'],
    ['by the promotion of the other king', '1/3/5/7/7/7/2m2/3/K w f2 d'],
  ])('%s', (_, text) => {
    expect(refused(text)).toMatch(/turn has ended: the stage of the turn is m/);
  });
});
