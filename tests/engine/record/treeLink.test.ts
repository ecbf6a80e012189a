import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openedTree, isTreeLink, writeTreeLink } from '../../../src/engine/record/treeLink.ts';
import { packTree, unpackTree } from '../../../src/engine/record/packedTree.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';
import { addLine, collapse, follow } from '../../../src/engine/tree/edits.ts';
import { chain, leaf, newTree } from '../../../src/engine/tree/tree.ts';
import { pickedPath, trees } from '../../support/randomTree.ts';
import { registry, variantNamed } from '../../support/registry.ts';
import { runs } from '../../support/runs.ts';

const hex = variantNamed('hex39');
const nobody = ['', ''] as const;

describe('a link to a tree', () => {
  it.each(registry.map((variant) => [variant.id, variant] as const))(
    'brings back every line, note, order and place of %s',
    (_, variant) => {
      fc.assert(
        fc.property(trees(40, variant), fc.nat(), fc.nat(), fc.nat(), (grown, one, two, three) => {
          const tree = collapse(follow(grown, pickedPath(grown, one)), pickedPath(grown, two), true);
          const path = pickedPath(tree, three);
          const link = writeTreeLink({ tree, path, players: ['Ada', ''], game: null });
          expect(link).toMatch(/^[\w-]+$/);
          expect(isTreeLink(link)).toBe(true);
          const opened = unwrap(openedTree(variant, link));
          expect(opened.tree.root).toEqual(tree.root);
          expect(opened.tree.played).toEqual(tree.played);
          expect(opened).toMatchObject({ path, players: ['Ada', ''], game: null, stopped: null });
        }),
        { numRuns: runs(40) },
      );
    },
  );

  it('tells which actions are not legal, and brings the rest', () => {
    const tree = addLine(addLine(newTree(hex), [], ['c3-b4', 'a1-a2', 'c7-b6']), [], ['e3-d4']);
    const link = writeTreeLink({ tree, path: ['c3-b4', 'a1-a2'], players: nobody, game: null });
    const opened = unwrap(openedTree(hex, link));
    expect(opened.stopped).toEqual({ id: 'tree/lines-left-out', actions: ['a1-a2'] });
    expect(opened.path).toEqual(['c3-b4']);
    expect(opened.tree.root.children.map(({ action }) => action)).toEqual(['c3-b4', 'e3-d4']);
  });

  it('that was damaged or cut short is refused', () => {
    const tree = addLine(newTree(hex), [], ['c3-b4', 'c7-b6']);
    const link = writeTreeLink({ tree, path: [], players: nobody, game: null });
    for (const bad of [link.slice(0, -4), `${link.slice(0, 20)}A${link.slice(21)}`, '', 'x'])
      expect(openedTree(hex, bad)).toEqual({ ok: false, message: { id: 'link/damaged' } });
  });
});

describe('a packed tree', () => {
  it('takes three bytes an action on a small board', () => {
    const root = chain('', ['c3-b4', 'c7-b6', 'e3-d4']);
    expect(packTree(root, hex.topology)).toHaveLength(1 + 3 * 3);
  });

  it('may have many lines after a node, and very long ones', () => {
    const names = hex.topology.sites.map(({ name }) => name);
    const actions = names.flatMap((from) => names.slice(0, 9).map((to) => `${from}-${to}`));
    const wide = { ...leaf(''), children: actions.map((action) => leaf(action)) };
    expect(unpackTree(hex.topology, packTree(wide, hex.topology))).toEqual(wide);
    const deep = chain(
      '',
      Array.from({ length: 5_000 }, () => 'c3-b4'),
    );
    const read = unpackTree(hex.topology, packTree(deep, hex.topology));
    expect(read && packTree(read, hex.topology)).toEqual(packTree(deep, hex.topology));
  });

  it('is refused if an action comes twice, and if anything is missing or left over', () => {
    const twice = { ...leaf(''), children: [leaf('c3-b4'), leaf('c3-b4')] };
    const bytes = packTree(chain('', ['c3-b4', 'c7-b6']), hex.topology);
    for (const bad of [packTree(twice, hex.topology), bytes.subarray(0, -1), Uint8Array.from([...bytes, 1])])
      expect(unpackTree(hex.topology, bad)).toBeNull();
  });
});
