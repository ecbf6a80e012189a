import { describe, expect, test } from 'vitest';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { applyEffects, reverseEffects } from '../../../../src/engine/rules/effect.ts';
import { describeSite } from '../../../../src/words/en/describe.ts';
import { siteNamed } from '../../../../src/engine/topology/topology.ts';
import { actionsFrom, actionsOf, after } from '../../../support/play.ts';
import { say } from '../../../../src/words/say.ts';
import { position } from './board.ts';

/** How every such sentence ends. */
const RULE = 'the side with more pieces on it and its corners can move it.';

const on = (p: ReturnType<typeof position>, name: string) =>
  describeSite(ben39, p, siteNamed(ben39.topology, name));

/** The moves of movable squares. */
const carriages = (p: ReturnType<typeof position>) =>
  actionsOf(ben39, p).filter((action) => action.includes('_'));

describe('a movable square', () => {
  //            a b c d e f g h i j k l m n o
  const example = position(
    `
        14      . . . . . . . k . . . . . . .
         5      X . i . . . . . . . . . . . .
         4      . G . . . . . . . . . . . . .
         3      X . z . . . . . . . C . X . .
         2      . . . . . . . . . . . K . . .
         1      . . . . . . . . . . x . c . .`,
    { places: ['b4', 'l2'] },
  );

  test('is moved only by the side that controls it, without counting immobilized pieces', () => {
    expect(carriages(example)).toEqual(['l2_n4.k3', 'l2_n4.k3.m3']);
    expect(on(example, 'b4')).toContain('controlled by nobody, 2\u00a0to\u00a02');
    expect(on(example, 'l2')).toContain('controlled by White, 3\u00a0to\u00a02');
  });

  test('gives that as a sentence too', () => {
    const sentences = ben39.terrain(example).flatMap(({ remark }) => (remark ? [say(remark.text)] : []));
    expect(sentences).toEqual([
      `The movable square b4 is controlled by nobody, 2\u00a0to\u00a02: ${RULE}`,
      `The movable square l2 is controlled by White, 3\u00a0to\u00a02: ${RULE}`,
    ]);
  });

  test('takes along the pieces on it and on corners that vanish, and others that the mover chooses', () => {
    const carried = after(ben39, example, 'l2_n4.k3');
    expect(on(carried, 'n4')).toContain('White king');
    expect(on(carried, 'o3')).toBe('o3, Black castle, steps along a line next');
    expect(on(carried, 'k1')).toContain('Black chad rook');
    expect(on(carried, 'm3')).toContain('White chad rook');
    expect(on(carried, 'm5')).toContain('White castle');
    expect(on(after(ben39, example, 'l2_n4.k3.m3'), 'o5')).toContain('White chad rook');
  });

  test('goes to the next or the previous place of its ring, unless the other square is there', () => {
    const start = after(ben39, ben39.start, 'X@m3', 'X@a7');
    expect(carriages(start)).toEqual(['l2_d2', 'l2_d2.m3', 'l2_n4', 'l2_n4.m3']);
    const beside = position(
      `
        14      . . . . . . . k . . . . . . .
         8      . . . . . . . K . . . . . . .
         2      . . . . . . . . . . . R . . .`,
      { places: ['n4', 'l2'] },
    );
    expect(carriages(beside)).toEqual(['l2_d2']);
  });

  test('promotes a pawn to a queen if it brings it to the last rank', () => {
    const pawn = position(
      `
        14      . . . . . . . k . . . . . . .
        12      . . . . . . . . . . . . . P .
         8      . . . . . . . K . . . . . . .`,
      { places: ['n12', 'd2'] },
    );
    const queened = after(ben39, pawn, 'n12_l14');
    expect(on(queened, 'l14')).toContain('White queen');
    const move = ben39.status(pawn, []).moves.find((other) => ben39.writeMove(pawn, other) === 'n12_l14');
    const back = reverseEffects(move ? ben39.effects(pawn, move) : []);
    expect(applyEffects(queened.board, back)).toEqual(pawn.board);
  });

  test('is blocked if a piece stays where a passenger would land', () => {
    const blocked = position(
      `
        14      . . . . . . . k . . . . . . .
         8      . . . . . . . K . . . . . . .
         3      . . . . . . . . . . . . x . .
         2      . . . . . . . . . . . R . . .
         1      . . . . . . . . . . . . X . .`,
      { places: ['l2', 'd14'] },
    );
    // m1 vanishes, so its chad rook must go to o3; the piece on m3 is the enemy’s and stays.
    expect(carriages(blocked)).toContain('l2_n4');
    expect(on(after(ben39, blocked, 'l2_n4'), 'o3')).toContain('White chad rook');
    expect(actionsFrom(ben39, blocked, 'm1')).not.toContain('m1-m3');
  });
});
