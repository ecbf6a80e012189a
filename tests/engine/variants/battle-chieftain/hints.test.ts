import { expect, test } from 'vitest';
import { valueOf } from '../../../support/result.ts';
import { hintsIn } from '../../../support/hints.ts';
import { after } from '../../../support/play.ts';
import { differingField, farWalls, standard, unevenField } from './board.ts';
import { remarksOn } from '../../../support/remarks.ts';

const hints = (position: string) => hintsIn(standard, valueOf(standard.readPosition(position)));

/** Kings and two berserkers each, out of each other's way. */
const quiet = '8bb/6/8/6/2K5/8/8/6/5k2/6/BB8';

test.each([standard, farWalls, differingField, unevenField])(
  'there are no hints while the kings are placed, on $board',
  (variant) => {
    expect(hintsIn(variant, variant.start)).toEqual([]);
    expect(hintsIn(variant, after(variant, variant.start, variant === farWalls ? 'K@e10' : 'K@d2'))).toEqual(
      [],
    );
  },
);

test('there are no hints when no piece is near another', () => {
  expect(hints(`${quiet} w g`)).toEqual([]);
  expect(hints(`${quiet} b g`)).toEqual([]);
});

test('a king in front of a gap may fly', () => {
  expect(hints(`${quiet.replace('2K5', '3K4')} w g`)).toEqual(['flying-king']);
  expect(hintsIn(standard, after(standard, standard.start, 'K@e2', 'K@f10'))).toEqual(['flying-king']);
});

test('a hint explains the enemy’s wall once a berserker has left its rank', () => {
  const left = '8bb/6/8/6/2K5/8/B7/6/5k2/6/1B8';
  expect(hints(`${left} w g`)).toEqual(['wall']);
  expect(hints(`${left} b g`)).toEqual([]);
});

test('one side is told that its king may stay in check, the other that capturing it does not win', () => {
  const check = '8bb/6/2b5/6/2K5/8/8/6/5k2/6/BB8';
  expect(hints(`${check} w g`)).toEqual(['check']);
  expect(hints(`${check} b g`)).toEqual(['king-capture']);
});

test.each([
  ['a checkmated king', '1B8/6/8/6/5B2/8/B7/kb4/3K4/3b2/B9 b g'],
  ['a side without a king', `${quiet.replace('2K5', '8')} w g`],
])('the remarks say what %s must do, and no hint repeats it', (_, position) => {
  expect(remarksOn(standard, valueOf(standard.readPosition(position)))).toHaveLength(1);
  expect(hints(position)).toEqual([]);
});

test('a hint points out the last berserker of either side', () => {
  expect(hints(`${quiet.replace('8bb', '9b')} w g`)).toEqual(['last-berserker']);
  expect(hints(`${quiet.replace('BB8', 'B9')} w g`)).toEqual(['last-berserker']);
});
