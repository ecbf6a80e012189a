import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLine, annotate, follow } from '../../../src/engine/tree/edits.ts';
import { legalPart } from '../../../src/engine/tree/legal.ts';
import { mergeTrees } from '../../../src/engine/tree/merge.ts';
import { toggleGlyph, toggleShape, withAssertion, withComment } from '../../../src/engine/tree/notes.ts';
import { chain, endOfLine, isWithin, newTree, nodeAt } from '../../../src/engine/tree/tree.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';
import { pathsIn, pickedPath, twins } from '../../support/randomTree.ts';
import { variantNamed } from '../../support/registry.ts';
import { runs } from '../../support/runs.ts';

const hex = variantNamed('hex39');

describe('the merge of two trees', () => {
  it('has every line of both, and no other', () => {
    fc.assert(
      fc.property(twins(), ([mine, theirs]) => {
        const merged = unwrap(mergeTrees(mine, theirs));
        expect([...pathsIn(merged)].sort()).toEqual(
          [...new Set([...pathsIn(mine), ...pathsIn(theirs)])].sort(),
        );
        expect(legalPart(merged).illegal).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });

  it('keeps my order, my main line and my game', () => {
    fc.assert(
      fc.property(twins(), fc.nat(), ([grown, theirs], pick) => {
        const mine = follow(grown, pickedPath(grown, pick));
        const merged = unwrap(mergeTrees(mine, theirs));
        const own = new Set(pathsIn(mine));
        expect(pathsIn(merged).filter((path) => own.has(path))).toEqual(pathsIn(mine));
        expect(isWithin(endOfLine(mine, []), endOfLine(merged, []))).toBe(true);
        expect(merged.played).toBe(mine.played);
      }),
      { numRuns: runs(100) },
    );
  });

  it('is the same tree if there is nothing new', () => {
    fc.assert(
      fc.property(twins(), ([mine, theirs]) => {
        const merged = unwrap(mergeTrees(mine, theirs));
        expect(mergeTrees(merged, theirs)).toEqual({ ok: true, value: merged });
        expect(unwrap(mergeTrees(merged, mine)).root).toBe(merged.root);
        expect(unwrap(mergeTrees(mine, mine)).root).toBe(mine.root);
      }),
      { numRuns: runs(100) },
    );
  });

  it('keeps the comments of both, and one of two glyphs, shapes or assertions that contradict each other', () => {
    const tree = addLine(newTree(hex), [], ['c3-b4']);
    const won = { kind: 'won', side: 0, turns: 3 } as const;
    const red = { colour: 'red', from: 'c3', to: 'b4' } as const;
    const mine = annotate(tree, ['c3-b4'], (notes) =>
      withAssertion(toggleShape(toggleGlyph(withComment(notes, 'Mine.'), 1), red), won),
    );
    const theirs = annotate(tree, ['c3-b4'], (notes) =>
      withAssertion(
        toggleShape(toggleGlyph(toggleGlyph(withComment(notes, 'Theirs.'), 2), 18), {
          ...red,
          colour: 'blue',
        }),
        { ...won, turns: 2 },
      ),
    );
    expect(nodeAt(unwrap(mergeTrees(mine, theirs)), ['c3-b4'])?.notes).toEqual({
      comment: 'Mine.\n\nTheirs.',
      glyphs: [1, 18],
      shapes: [red],
      assertion: won,
    });
    const bare = addLine(newTree(hex), [], ['c3-b4']);
    expect(nodeAt(unwrap(mergeTrees(bare, mine)), ['c3-b4'])?.notes.assertion).toEqual(won);
  });

  it('is refused for another variant and for another start', () => {
    const other = newTree(variantNamed('chess99'));
    const start = unwrap(hex.readPosition('1/4/5/4R1/7/6/2p2/4/1 w'));
    const refusals = [other, newTree(hex, start)].map((theirs) => mergeTrees(newTree(hex), theirs));
    expect(refusals).toEqual([
      { ok: false, message: { id: 'tree/other-variant' } },
      { ok: false, message: { id: 'tree/other-start' } },
    ]);
  });

  it('copes with lines of thousands of actions', () => {
    const actions = Array.from({ length: 5_000 }, (_, i) => `a${String(i)}`);
    const deep = { ...newTree(hex), root: chain('', actions) };
    const deeper = { ...deep, root: chain('', [...actions, 'b1']) };
    expect(pathsIn({ ...unwrap(mergeTrees(deep, deeper)), start: hex.start })).toHaveLength(5_002);
  });
});
