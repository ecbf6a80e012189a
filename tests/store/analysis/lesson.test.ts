import { expect, test } from 'vitest';
import { newTree } from '../../../src/engine/tree/tree.ts';
import { notationsOfBetter } from '../../../src/store/analysis/lesson.ts';
import { variantNamed } from '../../support/registry.ts';
import { valueOf } from '../../support/result.ts';

const tns = variantNamed('tns');
/** White has moved, and may drop a knight or end the turn. */
const tree = newTree(tns, valueOf(tns.readPosition('k/1f1/1wfw1/7/1n5/2W1F2/3N1/1FN/K w n3,W2 d')));

test('a better line that begins with the end of a turn says so', () => {
  expect(notationsOfBetter(tree, [], ['end', 'c7-c6'])).toEqual(['end', 'Wc6']);
});
