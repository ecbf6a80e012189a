import { expect, test } from 'vitest';
import { forbiddenIn } from '../../../../src/engine/game/forbidden.ts';
import { situationOf } from '../../../../src/engine/game/situation.ts';
import { shapeOf } from '../../../../src/engine/topology/topology.ts';
import { say } from '../../../../src/words/say.ts';
import { after } from '../../../support/play.ts';
import { valueOf } from '../../../support/result.ts';
import { farWalls, standard } from './board.ts';

/** `g9-g10`, for each move that is barred, and the reasons. */
function barred(variant: typeof standard, position: string) {
  const forbidden = forbiddenIn(situationOf(variant, valueOf(variant.readPosition(position))));
  const nameOf = (site: number) => shapeOf(variant.topology, site).name;
  return {
    moves: forbidden
      .map(({ path }) => path.map((choice) => (choice.kind === 'site' ? nameOf(choice.site) : '')).join('-'))
      .sort(),
    reasons: [...new Set(forbidden.map(({ reason }) => say(reason)))],
  };
}

const FIELD = '8bb/6/5B2/6/2K5/8/8/6/5k2/6/BB8';

test('the empty squares of the enemy’s wall are barred to the pieces that could reach them, with the reason', () => {
  expect(barred(standard, `${FIELD} w g`)).toEqual({
    moves: ['b1-b10', 'd7-d10', 'g9-g10'],
    reasons: ['It can stop on Black’s wall (ring with a cross) only to capture.'],
  });
});

test('a piece on the enemy’s wall is no reason to stop before it', () => {
  expect(barred(standard, `${FIELD.replace('/6/5B2', '/4b1/5B2')} w g`).moves).toEqual(['b1-b10', 'd7-d10']);
});

test('with far walls the wall is on the other rank', () => {
  const { moves, reasons } = barred(farWalls, `${FIELD} w g`);
  expect(moves).toEqual(['b1-b2', 'd7-d2']);
  expect(reasons).toEqual(['It can stop on Black’s wall (ring with a cross) only to capture.']);
});

test('nothing is barred while kings are placed or crowned', () => {
  for (const position of [standard.start, after(standard, standard.start, 'K@d2')])
    expect(standard.status(position, []).forbidden).toEqual([]);
  expect(barred(standard, `${FIELD.replace('2K5', '8')} w g`).moves).toEqual([]);
});
