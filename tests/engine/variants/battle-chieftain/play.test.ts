import { describe, expect, test } from 'vitest';
import { actionsFrom, actionsOf, after } from '../../../support/play.ts';
import { refusalOf } from '../../../support/result.ts';
import { position, standard } from './board.ts';
import { remarksOn } from '../../../support/remarks.ts';

const goals = (p: ReturnType<typeof position>, from: string) =>
  actionsFrom(standard, p, from).flatMap((action) => action.split('-')[1] ?? []);

describe('movement', () => {
  const open = position(
    `
    . . . . . . . . . b
      .   . . . .   .
      . . . . . . . .
      . . .     . . .
      . . . . . . . .
    . .   . B . .   . .
      . . . . . . . .
      . . .     . . .
      . . . . . . . .
      .   . K . .   k
    . . . . . . . . . .`,
    'w g',
  );

  test('a berserker moves like a rook, and gaps stop it', () => {
    expect(goals(open, 'e6').sort()).toEqual(['d6', 'e5', 'e7', 'f6', 'g6']);
  });

  test('a king flies over gaps, and never stops on one', () => {
    expect(goals(open, 'e2')).toEqual(expect.arrayContaining(['b2', 'e3', 'e5', 'g2', 'i2']));
    expect(goals(open, 'e2')).not.toContain('e4');
  });

  test('a piece stops a king even in flight', () => {
    expect(goals(open, 'e2')).not.toContain('e7');
  });

  test('a move ends on the enemy’s wall only to capture', () => {
    const wall = position(
      `
    . . . . . . . . . b
      .   . b . .   .
      . . . . . . . .
      . . .     . . .
      . . B . B . . .
    . .   . . . .   . .
      . . . . . . . .
      . . .     . . .
      . . . . . . . .
      .   . K . .   k
    . . . . . . . . . .`,
      'w g',
    );
    expect(goals(wall, 'd7')).toEqual(expect.arrayContaining(['d9', 'd11']));
    expect(goals(wall, 'd7')).not.toContain('d10');
    expect(goals(wall, 'd7')).not.toContain('e10');
  });
});

describe('the king', () => {
  const check = position(
    `
    . . . . . . . . . .
      .   . . . .   .
      . . . . . k . .
      . . .     . . .
      . . . . . . . .
    . .   . . . .   . .
      b . . K . . . .
      . . .     . . .
      . B . . . . . .
      .   . . . .   .
    . . . . . . . . . B`,
    'w g',
  );

  test('may change in check, as a whole turn', () => {
    expect(actionsOf(standard, check)).toEqual(expect.arrayContaining(['K=c3', 'K=j1', 'e5-e6', 'j1-i1']));
    const changed = after(standard, check, 'K=c3');
    expect(standard.writePosition(changed)).toContain('/b2B4/');
    expect(standard.writePosition(changed)).toMatch(/ b g$/);
  });

  test('does not change when it is not in check', () => {
    const quiet = after(standard, check, 'e5-e6', 'b5-b6', 'e6-d6', 'b6-b7');
    expect(actionsOf(standard, quiet).filter((action) => action.startsWith('K='))).toEqual([]);
  });

  test('must change when it is checkmated', () => {
    const mate = position(
      `
    . . . . . . . . . .
      K   . . . .   .
      b . . . . b . .
      . . .     . . .
      . . . . . . . .
    . b   . . . .   . .
      . . . b . . . k
      . . b     . b b
      . . . . . . . .
      .   . . . B   .
    . . . . . . . . . b`,
      'w g',
    );
    expect(actionsOf(standard, mate)).toEqual(['K=g2']);
    expect(remarksOn(standard, mate)).toEqual([
      {
        text: 'White is checkmated: pick the king and the berserker that takes over.',
        rule: 'changing-king',
      },
    ]);
  });

  test('must be replaced after its capture, before anything else', () => {
    const captured = after(standard, check, 'j1-i1', 'b5-e5');
    expect(actionsOf(standard, captured)).toEqual(['K=c3', 'K=i1']);
    expect(remarksOn(standard, captured)).toEqual([
      {
        text: 'Pick the berserker that becomes White’s king. That is the whole turn.',
        rule: 'crowning',
      },
    ]);
  });

  test('is not in check from a side without a king', () => {
    const kingless = position(
      `
    . . . . . . . . . .
      .   . . . .   .
      . . . . . . . .
      . . .     . . .
      . . . . . . . .
    . .   . . . .   . .
      b . . K . . . .
      . . .     . . .
      . B . . . . . .
      .   . . . .   .
    . . . . . . . . . .`,
      'w g',
    );
    expect(standard.marks(kingless)).toEqual([]);
  });
});

describe('the end', () => {
  test('comes for a side that loses its last berserker', () => {
    const last = position(
      `
    . . . . . . . . . .
      .   . . . .   .
      . . . . . k . .
      . . .     . . .
      . . . . . . . .
    . .   . . . .   . .
      b . . B . . . .
      . . .     . . .
      . . . . . . . .
      .   K . . .   .
    . . . . . . . . . .`,
      'w g',
    );
    expect(standard.status(after(standard, last, 'e5-b5'), []).outcome).toEqual({
      winner: 0,
      reason: 'army-destroyed',
    });
  });

  test('comes for a side that must crown its last berserker', () => {
    const crowning = position(
      `
    . . . . . . . . . .
      .   . . . .   .
      . . . . . k . .
      . . .     . . .
      . . . . . . . .
    . .   . . . .   . .
      b . . B . . . .
      . . .     . . .
      . . . . . . . .
      .   . . . .   .
    . . . . . . . . . .`,
      'w g',
    );
    expect(actionsOf(standard, crowning)).toEqual(['K=e5']);
    expect(standard.status(after(standard, crowning, 'K=e5'), []).outcome).toEqual({
      winner: 1,
      reason: 'army-destroyed',
    });
  });
});

describe('a position string', () => {
  const start = standard.writePosition(standard.start);
  test.each([
    ['another stage', start.replace(/p$/, 'x'), /stage is p or g/],
    ['a king that is still to be placed', start.replace('/6/B', '/K5/B'), /has a king already/],
    ['a king missing when Black places', start.replace('w p', 'b p'), /should have placed/],
    ['two kings of a side', start.replace('/6/B', '/KK4/B').replace('w p', 'w g'), /2 kings/],
    ['no berserker at all', '10/6/8/6/8/8/8/6/8/K4k/10 w g', /Neither side has a berserker/],
  ])('is refused with %s', (_, text, message) => {
    expect(refusalOf(standard.readPosition(text))).toMatch(message);
  });
});
