import { describe, expect, test } from 'vitest';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { describeSite } from '../../../../src/words/en/describe.ts';
import { siteNamed } from '../../../../src/engine/topology/topology.ts';
import { actionsFrom, actionsOf, after } from '../../../support/play.ts';
import { refusalOf } from '../../../support/result.ts';
import { position } from './board.ts';

const KINGS = `
        14      . . . . . . . k . . . . . . .
         2      . . . . . . . K . . . . . . .`;

const goals = (p: ReturnType<typeof position>, from: string) =>
  actionsFrom(ben39, p, from).map((action) => action.split('-')[1]);

describe('on the squares', () => {
  test('a bishop also takes one step along rank or file, but not to capture', () => {
    const p = position(`${KINGS}
         8      . . . . . p . B . . . . . . .`);
    expect(goals(p, 'h8')).toContain('j8');
    expect(goals(p, 'h8')).not.toContain('f8');
  });

  test('a knightrider leaps on in one direction as long as the squares are empty', () => {
    const p = position(`${KINGS}
        10      . . . . . . . . . . . p . . .
         6      . . . N . . . . . . . . . . .`);
    expect(goals(p, 'd6')).toContain('h8');
    expect(goals(p, 'd6')).toContain('l10');
    expect(goals(p, 'd6')).not.toContain('f8');
  });

  test('a gold general steps along rank and file and diagonally forward', () => {
    expect(
      goals(
        position(`${KINGS}
         8      . . . . . . . G . . . . . . .`),
        'h8',
      ).sort(),
    ).toEqual(['f10', 'f8', 'h10', 'h6', 'j10', 'j8']);
  });

  test('a silver general steps diagonally and straight forward', () => {
    expect(
      goals(
        position(`${KINGS}
         8      . . . . . . . S . . . . . . .`),
        'h8',
      ).sort(),
    ).toEqual(['f10', 'f6', 'h10', 'j10', 'j6']);
  });

  test('pieces on the crossings are not in the way', () => {
    const p = position(`${KINGS}
         9      . . . . . . x . x . . . . . .
         8      . . . . . R . . . . . . . . .
         7      . . . . . . x . x . . . . . .`);
    expect(goals(p, 'f8')).toContain('n8');
  });

  test('a pawn becomes a queen on the last rank, and nowhere below a missing square', () => {
    const p = position(`${KINGS}
        12      . . . . . P . . . . . . . . .
        10      . P . . . . . . . . . . . . .`);
    const promoted = after(ben39, p, 'f12-f14');
    expect(describeSite(ben39, promoted, siteNamed(ben39.topology, 'f14'))).toContain('White queen');
    expect(goals(p, 'b10')).toEqual([]);
  });

  test('a captured piece goes into the hand in the captor’s colour, a queen as a pawn', () => {
    const p = position(`${KINGS}
         8      . . . R . . . q . . . . . . .`);
    expect(ben39.writePosition(after(ben39, p, 'd8-h8'))).toMatch(/ b P$/);
  });
});

describe('on the crossings', () => {
  test('nothing is captured: a chad rook stops before any piece', () => {
    const p = position(`${KINGS}
         9      . . . . X . . . x . . . . . .`);
    expect(goals(p, 'e9')).toContain('g9');
    expect(goals(p, 'e9')).not.toContain('i9');
  });

  test('a castle steps along a line and diagonally by turns', () => {
    const p = position(`${KINGS}
         9      . . . . C . . . . . . . . . .`);
    expect(goals(p, 'e9').sort()).toEqual(['c9', 'e11', 'e7', 'g9']);
    const stepped = after(ben39, p, 'e9-g9');
    expect(describeSite(ben39, stepped, siteNamed(ben39.topology, 'g9'))).toContain('steps diagonally next');
  });

  test('a crossing exists only while it is a corner of a square', () => {
    const p = position(KINGS, { places: ['d14', 'l2'], hands: 'X' });
    const drops = actionsOf(ben39, p);
    expect(drops).toContain('X@c15');
    expect(drops).not.toContain('X@m15');
    expect(drops).toContain('X@m1');
    expect(drops).not.toContain('X@a1');
  });
});

describe('drops', () => {
  test('a castle is dropped with its first step chosen', () => {
    const p = position(KINGS, { hands: 'C' });
    const drops = actionsOf(ben39, p).filter((action) => action.includes('@e9'));
    expect(drops).toEqual(['C@e9d', 'C@e9o']);
  });

  test('a pawn is dropped on any empty square except its last rank', () => {
    const p = position(KINGS, { hands: 'P' });
    const drops = actionsOf(ben39, p);
    expect(drops).toContain('P@f2');
    expect(drops).not.toContain('P@f14');
    expect(drops).not.toContain('P@h2');
  });

  test('a dropped pawn may give mate, share a file with another, and stand on the first rank', () => {
    const p = position(
      `
        14      . . . . . . . k . . . . . . .
         8      . . . . . . . P . . . . . . .
         2      . . . . . . . K . . . . . . .`,
      { hands: 'P' },
    );
    expect(actionsOf(ben39, p)).toEqual(expect.arrayContaining(['P@h12', 'P@h4', 'P@j2']));
  });
});

describe('a position string', () => {
  const good = ben39.writePosition(ben39.start);
  test.each([
    ['an unknown place', good.replace('d14,l2', 'd12,l2'), /movable squares are at two of/],
    ['places out of order', good.replace('d14,l2', 'l2,d14'), /in this order/],
    [
      'more of a kind than there are',
      good.replace('CCII', 'CCCI').replace('CCIW', 'CCCIW'),
      /more than 2 castles/,
    ],
    [
      'more pawns and queens than there are pawns',
      good.replace('2PPP2', '1PPQ3').replace('2ppp2', '1qqqq2'),
      /There are more than 6 pawns and queens in all/,
    ],
    [
      'more queens than there are pawns',
      good.replace('2PPP2', '1QQQ3').replace('2ppp2', '1qqqq2'),
      /There are more than 6 queens in all/,
    ],
    ['more pawns than there are', good.replace('2PPP2', '1PPPP2'), /There are more than 6 pawns in all/],
    [
      'more castles than there are, some of which step diagonally next',
      good.replace(' 8/8/', ' 8/3D4/'),
      /White has more than 2 castles and diagonal castles/,
    ],
    ['a rank of squares missing', good.replace('/1rnb1', ''), /The board of squares has 7 ranks, not 6/],
    ['a rank of crossings missing', good.replace(' 8/', ' '), /The board of crossings has 8 ranks, not 7/],
    [
      'a rank of squares cut short',
      good.replace('2ppp2', '2ppp1'),
      /Rank 3 from the top of the board of squares, “2ppp1”, fills 6 places, not 7/,
    ],
    [
      'a stranger on the crossings',
      good.replace(' 8/', ' 3H4/'),
      /Rank 1 from the top of the board of crossings, “3H4”, has “H”/,
    ],
    [
      'an immobilizer on a square',
      good.replace('1skg', 'Iskg').replace('CCI', 'CC'),
      /An immobilizer is on \w+, but belongs on a crossing/,
    ],
    ['too few fields', good.replace(/ \S+$/, ''), /5 parts \(board of squares, board of crossings, movable/],
    ['a hand out of order', good.replace('CCIWW', 'ICCWW'), /listed in order/],
    ['a queen in hand', good.replace('CCIWW', 'CCIQWW'), /No hand holds/],
    [
      'a pawn on its last rank',
      good.replace('1skg', 'Pskg').replace('2PPP2', '2PP3'),
      /would have become a queen/,
    ],
    ['a rook on a crossing', good.replace(' 8/', ' 3R4/'), /belongs on a square/],
    ['a piece where no crossing is', good.replace(' 8/', ' X7/').replace('XXXXX', 'XXXX'), /no crossing now/],
    ['two kings of a side', good.replace('GKS1', 'GKSK'), /more than one king/],
    ['no king at all', good.replace('GKS1', 'G1S1').replace('1skg', '1s1g'), /Both kings are missing/],
  ])('is refused with %s', (_, text, message) => {
    expect(refusalOf(ben39.readPosition(text))).toMatch(message);
  });
});
