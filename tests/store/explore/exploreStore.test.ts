import { describe, expect, it } from 'vitest';
import type { Message } from '../../../src/engine/rules/message.ts';
import { pickSite } from '../../../src/engine/rules/move.ts';
import { siteNamed } from '../../../src/engine/topology/topology.ts';
import { addLine } from '../../../src/engine/tree/edits.ts';
import { gameAlong, newTree, nodeAt, treeOf } from '../../../src/engine/tree/tree.ts';
import type { Study } from '../../../src/store/explore/study.ts';
import { newStudy } from '../../../src/store/explore/study.ts';
import { exploring } from '../../../src/store/explore/exploreStore.ts';
import { obeyTyped } from '../../../src/store/explore/typed.ts';
import { pathsIn } from '../../support/randomTree.ts';
import { variantNamed } from '../../support/registry.ts';

const hex = variantNamed('hex39');

/** A study of Hex 39 with lines of actions, and what can be done with it. */
function begun(lines: readonly string[] = [], played: readonly string[] = []) {
  const empty = newTree(hex);
  const tree = lines.reduce(
    (grown, line) => addLine(grown, [], line.split(' ')),
    played.length > 0 ? treeOf(gameAlong(empty, played)) : empty,
  );
  const study: Study = { ...newStudy(hex), tree };
  const { explore, line } = exploring(study);
  const state = explore.getState;
  return {
    state,
    line,
    explore,
    paths: () => pathsIn(state().study.tree),
    shown: () => state().study.path.join(' '),
    said: () => line.getState().announcement,
    pick: (...names: readonly string[]) => {
      for (const name of names) line.getState().pick(pickSite(siteNamed(hex.topology, name)));
    },
  };
}

describe('what is played on the board', () => {
  it('is added after the node that is shown', () => {
    const { pick, state, paths, shown } = begun();
    pick('c3', 'b4');
    state().goBy('back');
    pick('e3', 'd4');
    expect(paths()).toEqual(['', 'c3-b4', 'e3-d4']);
    expect(shown()).toBe('e3-d4');
  });

  it('enters a line that is there, and then there is nothing to undo', () => {
    const { pick, state, paths, shown } = begun(['c3-b4 c7-b6']);
    pick('c3', 'b4');
    expect(paths()).toHaveLength(3);
    expect(shown()).toBe('c3-b4');
    expect(state().past).toEqual([]);
  });
});

describe('going through the tree', () => {
  it('leads along the line, between variations, into them and out again', () => {
    const { state, shown } = begun(['c3-b4 c7-b6', 'c3-b4 c7-d6 e3-d4', 'e3-d4']);
    const go = (way: Parameters<ReturnType<typeof state>['goBy']>[0]) => {
      state().goBy(way);
      return shown();
    };
    expect(go('last')).toBe('c3-b4 c7-b6');
    expect(go('below')).toBe('c3-b4 c7-d6');
    expect(go('forward')).toBe('c3-b4 c7-d6 e3-d4');
    expect(go('out')).toBe('c3-b4');
    expect(go('in')).toBe('c3-b4 c7-d6');
    expect(go('above')).toBe('c3-b4 c7-b6');
    expect(go('first')).toBe('');
    expect(go('back')).toBe('');
  });

  it('says how many moves were tried, and which', () => {
    const { state, said } = begun(['c3-b4 c7-b6', 'c3-b4 c7-d6']);
    state().goBy('forward');
    expect(said()).toMatchObject({ id: 'explore/shown', replies: ['b6', 'cd6'] });
  });

  it('is told after the board is drawn, once for the last node, unless something else was told by then', () => {
    const waiting: (() => void)[] = [];
    const study: Study = { ...newStudy(hex), tree: addLine(newTree(hex), [], ['c3-b4', 'c7-b6']) };
    const { explore, line } = exploring(study, null, (run) => waiting.push(run));
    const told: Message[] = [];
    line.subscribe(({ announcement }, before) => {
      if (announcement !== before.announcement) told.push(announcement);
    });
    const draw = () => {
      for (const run of waiting.splice(0)) run();
    };
    explore.getState().goBy('forward');
    explore.getState().goBy('forward');
    expect(told).toEqual([]);
    draw();
    expect(told).toMatchObject([{ id: 'explore/shown', replies: [] }]);
    explore.getState().goBy('back');
    explore.getState().takePen('green');
    draw();
    expect(told.at(-1)).toEqual({ id: 'pen/taken' });
  });
});

describe('removing', () => {
  it('asks first, and shows the node before', () => {
    const { state, paths, shown, said } = begun(['c3-b4 c7-b6 e3-d4']);
    state().go(['c3-b4', 'c7-b6']);
    state().askToRemove();
    expect(said()).toEqual({ id: 'explore/asks', count: 2, first: 'b6' });
    expect(paths()).toHaveLength(4);
    state().remove();
    expect(paths()).toEqual(['', 'c3-b4']);
    expect(shown()).toBe('c3-b4');
  });

  it('does not ask about the game that was played', () => {
    const { state, said } = begun([], ['c3-b4']);
    state().goBy('last');
    state().askToRemove();
    expect(state().doomed).toBeNull();
    expect(said()).toEqual({ id: 'explore/nothing-to-change' });
  });
});

describe('undo', () => {
  it('leads through every change back to the beginning, and redo to the end', () => {
    const { state, pick } = begun();
    const before = state().study;
    pick('c3', 'b4', 'c7', 'b6');
    state().toggleGlyph(1);
    state().comment('Good.');
    state().draw({ colour: 'red', from: 'b6', to: 'b6' });
    state().goBy('back');
    pick('c7', 'd6');
    state().makeMainLine();
    state().askToRemove();
    state().remove();
    const after = state().study;
    while (state().past.length > 0) state().undo();
    expect(state().study).toBe(before);
    while (state().future.length > 0) state().redo();
    expect(state().study).toBe(after);
  });

  it('takes a comment back as a whole, although it was typed letter by letter', () => {
    const { state } = begun(['c3-b4']);
    for (const text of ['G', 'Go', 'Goo', 'Good']) state().comment(text);
    expect(state().past).toHaveLength(1);
    state().undo();
    expect(state().study.tree.root.notes.comment).toBe('');
  });
});

describe('the pen', () => {
  it('draws an arrow from one pick to the next, and takes the same one away', () => {
    const { state, pick, paths } = begun();
    const shapes = () => nodeAt(state().study.tree, state().study.path)?.notes.shapes;
    state().takePen('blue');
    pick('c3', 'b4');
    expect(shapes()).toEqual([{ colour: 'blue', from: 'c3', to: 'b4' }]);
    pick('g9', 'g9');
    expect(shapes()).toHaveLength(2);
    pick('c3', 'b4');
    expect(shapes()).toEqual([{ colour: 'blue', from: 'g9', to: 'g9' }]);
    expect(paths()).toEqual(['']);
    state().takePen(null);
    pick('c3', 'b4');
    expect(paths()).toEqual(['', 'c3-b4']);
  });
});

describe('merging', () => {
  it('adds what is new and can be undone', () => {
    const { state, paths } = begun(['c3-b4']);
    expect(state().merge(addLine(newTree(hex), [], ['e3-d4']))).toBeNull();
    expect(paths()).toEqual(['', 'c3-b4', 'e3-d4']);
    state().undo();
    expect(paths()).toEqual(['', 'c3-b4']);
  });

  it('says why it cannot be done', () => {
    const { state } = begun();
    expect(state().merge(newTree(variantNamed('tns')))).toEqual({ id: 'tree/other-variant' });
  });
});

describe('what is typed', () => {
  it('may ask for the replies and the variations, or lead back', () => {
    const { state, line, explore, shown, said } = begun(['c3-b4 c7-b6', 'c3-b4 c7-d6', 'e3-d4']);
    const type = (text: string) => obeyTyped(text, line, explore);
    state().go(['c3-b4']);
    expect(type(' Replies ')).toBe(true);
    expect(line.getState().notice).toEqual({ id: 'explore/replies', replies: ['b6', 'cd6'] });
    expect(type('variations')).toBe(true);
    expect(line.getState().notice).toEqual({ id: 'explore/variations', moves: ['ed4'] });
    expect(type('parent')).toBe(true);
    expect(shown()).toBe('');
    expect(said()).toMatchObject({ id: 'explore/shown' });
    expect(type('ed4')).toBe(false);
  });
});
