import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../src/engine/rules/result.ts';
import { addLine } from '../../../src/engine/tree/edits.ts';
import { newTree } from '../../../src/engine/tree/tree.ts';
import { comparedWith } from '../../../src/store/explore/comparison.ts';
import { newStudy } from '../../../src/store/explore/study.ts';
import { variantNamed } from '../../support/registry.ts';

const hex = variantNamed('hex39');
const LINES = ['c3-b4 c7-b6 e3-d4', 'c3-b4 c7-d6 e3-d4'];

/** What the node of Hex 39 after some actions can be compared with; `kept` are the actions to the one that is kept. */
function offered(shown: string, kept: string | null = null): readonly string[] {
  const tree = LINES.reduce((grown, line) => addLine(grown, [], line.split(' ')), newTree(hex));
  const study = { ...newStudy(hex), tree, path: shown === '' ? [] : shown.split(' ') };
  return comparedWith(study, kept === null ? null : kept.split(' ')).map(
    ({ kind, path }) => `${kind}: ${path.join(' ')}`,
  );
}

describe('a position', () => {
  it('can be compared with those before its turn and before its variation, and with the start', () => {
    expect(offered('c3-b4 c7-d6 e3-d4')).toEqual(['turn: c3-b4 c7-d6', 'variation: c3-b4', 'start: ']);
    expect(offered('c3-b4')).toEqual(['turn: ']);
    expect(offered('')).toEqual([]);
  });

  it('is compared first with the one that is kept, as long as that is in the tree', () => {
    expect(offered('c3-b4 c7-d6', 'c3-b4 c7-b6')).toEqual(['kept: c3-b4 c7-b6', 'turn: c3-b4', 'start: ']);
    expect(offered('c3-b4', 'c3-b4')).toEqual(['turn: ']);
    expect(offered('c3-b4', 'g3-f4')).toEqual(['turn: ']);
  });

  it('is compared with the one before the whole turn where a turn has several actions', () => {
    const tns = variantNamed('tns');
    const start = unwrap(tns.readPosition('1/F1n/3tH/k1K2r1/4N2/7/N4/1R1/1 w f1,w3,n2,W3 m'));
    const path = ['b3-a5', 'f@a4'];
    const study = { ...newStudy(tns), tree: addLine(newTree(tns, start), [], path), path };
    expect(comparedWith(study, null)).toEqual([{ kind: 'turn', path: [] }]);
  });
});
