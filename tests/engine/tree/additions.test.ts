import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../src/engine/rules/result.ts';
import { additionsTo } from '../../../src/engine/tree/additions.ts';
import { addLine, annotate, removeFrom } from '../../../src/engine/tree/edits.ts';
import { mergeTrees } from '../../../src/engine/tree/merge.ts';
import { NO_NOTES, withComment } from '../../../src/engine/tree/notes.ts';
import { newTree, nodeAt } from '../../../src/engine/tree/tree.ts';
import { pathsIn, twins } from '../../support/randomTree.ts';
import { variantNamed } from '../../support/registry.ts';
import { runs } from '../../support/runs.ts';

const hex = variantNamed('hex39');

describe('what a later tree has more', () => {
  it('makes it again of the earlier one', () => {
    fc.assert(
      fc.property(twins(), ([earlier, other]) => {
        const later = unwrap(mergeTrees(earlier, other));
        const again = unwrap(mergeTrees(earlier, additionsTo(earlier, later)));
        expect(pathsIn(again)).toEqual(pathsIn(later));
      }),
      { numRuns: runs(100) },
    );
  });

  it('is nothing but a root if it has nothing more', () => {
    fc.assert(
      fc.property(twins(), ([tree]) => {
        expect(additionsTo({ ...tree }, tree).root.children).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });

  it('brings no line back that was removed elsewhere, and has notes only where they differ', () => {
    const start = annotate(addLine(newTree(hex), [], ['c3-b4', 'c7-b6']), ['c3-b4'], (notes) =>
      withComment(notes, 'Old.'),
    );
    const earlier = addLine(start, [], ['e3-d4']);
    const later = addLine(earlier, ['c3-b4'], ['c7-d6']);
    const additions = additionsTo(earlier, later);
    expect(nodeAt(additions, ['c3-b4'])?.notes).toBe(NO_NOTES);
    const mine = removeFrom(removeFrom(earlier, ['e3-d4']), ['c3-b4', 'c7-b6']);
    expect(pathsIn(unwrap(mergeTrees(mine, additions)))).toEqual(['', 'c3-b4', 'c3-b4 c7-d6']);
  });
});
