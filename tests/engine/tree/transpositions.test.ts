import { describe, expect, it } from 'vitest';
import { addLine } from '../../../src/engine/tree/edits.ts';
import { readPositions, transpositionsOf } from '../../../src/engine/tree/transpositions.ts';
import { newTree } from '../../../src/engine/tree/tree.ts';
import { randomGame } from '../../../scripts/bench/randomGames.ts';
import { variantNamed } from '../../support/registry.ts';

describe('the same position in two lines', () => {
  const chess = variantNamed('chess99');
  const one = ['a2-a3', 'a8-a7', 'b2-b3'];
  const other = ['b2-b3', 'a8-a7', 'a2-a3'];
  const tree = addLine(addLine(newTree(chess), [], one), [], other);

  it('is found from either', () => {
    expect(transpositionsOf(tree, one)).toEqual([other]);
    expect(transpositionsOf(tree, other)).toEqual([one]);
    expect(transpositionsOf(tree, one.slice(0, 2))).toEqual([]);
  });

  it('is read in parts: a small tree in one, a large one with pauses', () => {
    expect(readPositions(tree).next().done).toBe(true);
    const line = randomGame(chess, 1, 150).steps.map(({ action }) => action);
    const large = addLine(newTree(chess), [], line);
    expect(line.length).toBeGreaterThan(100);
    expect(readPositions(large).next().done).toBe(false);
  });
});
