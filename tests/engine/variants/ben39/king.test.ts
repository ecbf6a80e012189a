import { describe, expect, test } from 'vitest';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { actionsFrom, actionsOf, after } from '../../../support/play.ts';
import { position } from './board.ts';

describe('a king', () => {
  test('moves between squares that have a castle of its side at a corner, by teleport too', () => {
    const free = position(`
        14      . . . . . . . k . . . . . . .
         5      . . . . . . . . . . C . W . .
         3      . . . . . . C . W . . . . . .
         2      . . . . . . . K . . . . . . .`);
    expect(actionsFrom(ben39, free, 'h2')).toEqual(['h2-f2', 'h2-f4', 'h2-h4', 'h2-j4']);
    expect(actionsFrom(ben39, free, 'i3')).toContain('i3*h2');
  });

  test('stays where it is while no castle is at a corner of its square', () => {
    const stuck = position(`
        14      . . . . . . . k . . . . . . .
         5      . . . . . . C . . . . . . . .
         3      . . . . . . . . Z . C . . . .
         2      . . . . . . . K . . . . . . .`);
    expect(actionsFrom(ben39, stuck, 'h2')).toEqual([]);
    expect(actionsFrom(ben39, stuck, 'i3').filter((action) => action.includes('cw'))).toEqual([]);
  });

  test('cannot use a castle of the enemy', () => {
    const enemy = position(`
        14      . . . . . . . k . . . . . . .
         3      . . . . . . c . . . . . . . .
         2      . . . . . . . K . . . . . . .`);
    expect(actionsFrom(ben39, enemy, 'h2')).toEqual([]);
  });

  test('gives the win to the side that captures it, whoever is then to move', () => {
    const capture = position(`
        14      . . . . . . . k . . . . . . .
        12      . . . . . . . R . . . . . . .
         2      . . . . . . . K . . . . . . .`);
    const end = after(ben39, capture, 'h12-h14');
    expect(ben39.status(end, []).outcome).toEqual({ winner: 0, reason: 'king-captured' });
    expect(actionsOf(ben39, end)).toEqual([]);
    expect(ben39.writePosition(end)).toMatch(/ b -$/);
  });

  test('may be left in check', () => {
    const check = position(
      `
        14      . . . . . . . k . . . . . . .
        12      . . . . . . . R . . . . . . .
        10      . . . . . . . . . p . . . . .
         2      . . . . . . . K . . . . . . .`,
      { turn: 'b' },
    );
    expect(actionsOf(ben39, check)).toEqual(['j10-j8']);
    expect(ben39.marks(check).filter(({ kind }) => kind === 'check')).toHaveLength(1);
  });
});

describe('an immobilizer', () => {
  //            a b c d e f g h i j k l m n o
  const check = position(
    `
        14      . . . . . . . . . . . . . . .
         8      . . . . . . . K . . . . . . .
         4      . . . . . n . k . N . . . . .
         3      . . . . . . . . . . . . i . .
         2      . . . . . G . B . . . . . . .`,
    { turn: 'b' },
  );

  test('answers a check by standing at a corner of the attacker’s square', () => {
    for (const answer of ['m3-g3', 'm3-e3'])
      expect(actionsFrom(ben39, after(ben39, check, answer), 'f2')).toEqual([]);
    expect(actionsFrom(ben39, after(ben39, check, 'm3-m5'), 'f2')).toContain('f2-h4');
  });

  test('does not affect its own side', () => {
    expect(actionsFrom(ben39, after(ben39, check, 'm3-g3', 'j4-l8'), 'f4')).not.toEqual([]);
  });

  test('may not be dropped where it would immobilize at once, but may move there', () => {
    const held = position(
      `
        14      . . . . . . . k . . . . . . .
         8      . . . . . . . K . . . . . . .
         4      . . . . . r . . . . . . . . .`,
      { hands: 'I' },
    );
    const drops = actionsOf(ben39, held).filter((action) => action.startsWith('I@'));
    expect(drops).not.toContain('I@e3');
    expect(drops).not.toContain('I@g5');
    expect(drops).toContain('I@i5');
    expect(actionsFrom(ben39, after(ben39, held, 'I@i5', 'f4-f2'), 'i5')).toContain('i5-e1');
  });
});
