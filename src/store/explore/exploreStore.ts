import { createStore } from 'zustand/vanilla';
import type { Message } from '../../engine/rules/message.ts';
import {
  addLine,
  annotate,
  collapse,
  keepOnly,
  makeMainLine,
  promote,
  removeFrom,
} from '../../engine/tree/edits.ts';
import { mergeTrees } from '../../engine/tree/merge.ts';
import { toggleGlyph, toggleShape, withComment, withGlyph } from '../../engine/tree/notes.ts';
import type { Tree, TreePath } from '../../engine/tree/tree.ts';
import { MOST_NODES, isPlayed, isSamePath, isWithin, nodeAt, sizeOf } from '../../engine/tree/tree.ts';
import { shownOf } from '../announcement.ts';
import { show } from '../playState.ts';
import { drawWith } from '../pen.ts';
import type { PenMessage } from '../penMessage.ts';
import type { PlayMessage } from '../playMessage.ts';
import type { PlayStore } from '../playStore.ts';
import { createPlayStore } from '../playStore.ts';
import type { ExploreMessage } from './exploreMessage.ts';
import type { ExploreActions, ExploreState, ExploreStore, TakenLine } from './exploreState.ts';
import { followed } from './followGame.ts';
import { withProof } from './proofs.ts';
import { withAdditions, withTheirs } from './receiving.ts';
import { effectsBetween, removalOf, repliesIn } from './shown.ts';
import type { Study } from './study.ts';
import { documentOfLine, lineOf, withTree } from './study.ts';
import { wayFrom } from './ways.ts';

/** The store of a study, and the store of the line that is shown: what is played there is added to the tree. */
export interface Explored {
  readonly explore: ExploreStore;
  readonly line: PlayStore;
}

/** How many changes can be undone. */
const MOST_CHANGES = 1_000;

const NOTHING: ExploreMessage = { id: 'explore/nothing-to-change' };

/**
 * Begins to explore a study. `notice` is what the user is told first. `later` runs what may follow the board: telling which
 * node is shown takes as long as drawing it.
 */
export function exploring(
  begun: Study,
  notice: Message | null = null,
  later: (run: () => void) => void = (run) => {
    run();
  },
): Explored {
  const line = createPlayStore(documentOfLine(begun), { notice });
  const explore = createStore<ExploreState & ExploreActions>()((set, get) => {
    const announce = (message: ExploreMessage | PenMessage | PlayMessage) => {
      line.getState().announce(message);
    };
    /** Adopts a study and shows its node on the board. Returns whether that is another one, which is to be announced. */
    const adopt = (study: Study, also: Partial<ExploreState> = {}): boolean => {
      const { study: before } = get();
      set({ study, doomed: null, penFrom: null, ...also });
      if (isSamePath(study.path, before.path) && study.tree.start === before.tree.start) return false;
      const effects = effectsBetween(before, study);
      line.setState((state) => show(state, documentOfLine(study), { effects }));
      return true;
    };
    /** Changes the tree, so that undo leads back. Returns whether there was anything to change. */
    const change = (edit: (tree: Tree, path: TreePath) => Tree, then?: TreePath): boolean => {
      const { study } = get();
      const tree = edit(study.tree, study.path);
      if (tree === study.tree) return false;
      adopt(withTree(study, tree, then), afterChange(get()));
      return true;
    };
    const standing = (): PlayMessage => {
      const { study } = get();
      const game = lineOf(study);
      return shownOf(game, game.steps.length);
    };
    return {
      study: begun,
      past: [],
      future: [],
      pen: null,
      penFrom: null,
      reach: null,
      compared: null,
      proved: new Map(),
      doomed: null,
      go: (path) => {
        const { study } = get();
        adopt(withTree(study, study.tree, path));
        const { announcement } = line.getState();
        later(() => {
          // Whatever was announced since then is newer.
          if (line.getState().announcement !== announcement) return;
          announce({ id: 'explore/shown', standing: standing(), replies: repliesIn(get().study) });
        });
      },
      goBy: (way) => {
        const { study, go } = get();
        go(wayFrom(study.tree, study.path, way));
      },
      promote: () => {
        announce(change(promote) ? { id: 'explore/promoted' } : NOTHING);
      },
      makeMainLine: () => {
        announce(change(makeMainLine) ? { id: 'explore/main-line' } : NOTHING);
      },
      keepOnly: () => {
        const before = sizeOf(get().study.tree);
        if (!change(keepOnly)) announce(NOTHING);
        else {
          const count = before - sizeOf(get().study.tree);
          announce({ id: 'explore/removed', count, standing: standing() });
        }
      },
      toggleCollapsed: (path) => {
        const isCollapsed = nodeAt(get().study.tree, path)?.isCollapsed !== true;
        change((tree) => collapse(tree, path, isCollapsed));
        announce({ id: isCollapsed ? 'explore/collapsed' : 'explore/expanded' });
      },
      askToRemove: () => {
        const { study } = get();
        const { tree, path } = study;
        if (path.length === 0 || isPlayed(tree, path)) {
          announce(NOTHING);
          return;
        }
        set({ doomed: path });
        announce({ id: 'explore/asks', ...removalOf(tree, path) });
      },
      remove: () => {
        const { doomed, study } = get();
        if (!doomed) return;
        const { count } = removalOf(study.tree, doomed);
        const then = isWithin(doomed, study.path) ? doomed.slice(0, -1) : study.path;
        change((tree) => removeFrom(tree, doomed), then);
        announce({ id: 'explore/removed', count, standing: standing() });
      },
      keep: () => {
        set({ doomed: null });
        announce({ id: 'explore/kept' });
      },
      comment: (text) => {
        const { study, past } = get();
        const earlier = past.at(-1);
        const isSameComment = earlier !== undefined && differsInComment(earlier, study);
        change((tree, path) =>
          annotate(tree, path, (notes) => (notes.comment === text ? notes : withComment(notes, text))),
        );
        // One comment is typed letter by letter, and undone as a whole.
        if (isSameComment && get().past.at(-1) === study) set({ past: get().past.slice(0, -1) });
      },
      toggleGlyph: (glyph) => {
        change((tree, path) => annotate(tree, path, (notes) => toggleGlyph(notes, glyph)));
      },
      takePen: (pen) => {
        set({ pen, penFrom: null });
        line.getState().letGo();
        announce({ id: pen ? 'pen/taken' : 'pen/laid-down' });
      },
      showReach: (reach) => {
        set({ reach });
      },
      keepToCompare: (name) => {
        set({ compared: get().study.path });
        announce({ id: 'explore/kept-to-compare', name });
      },
      keepNoneToCompare: () => {
        set({ compared: null });
        announce({ id: 'explore/none-kept-to-compare' });
      },
      draw: (shape) => {
        const count = (study: Study) => nodeAt(study.tree, study.path)?.notes.shapes.length ?? 0;
        const before = count(get().study);
        change((tree, path) => annotate(tree, path, (notes) => toggleShape(notes, shape)));
        const { from, to } = shape;
        announce({ id: 'pen/drawn', from, to, isGone: count(get().study) < before });
      },
      take: (lines, then) => {
        const before = sizeOf(get().study.tree);
        change((tree) => lines.reduce(withLine, tree), then);
        const { study, go } = get();
        const count = sizeOf(study.tree) - before;
        if (!isSamePath(study.path, then)) go(then);
        announce({ id: 'explore/taken', count, standing: standing() });
      },
      merge: (other) => {
        const merged = mergeTrees(get().study.tree, other);
        if (!merged.ok) return merged.message;
        const count = sizeOf(merged.value) - sizeOf(get().study.tree);
        change(() => merged.value);
        announce({ id: 'explore/merged', count });
        return null;
      },
      receive: (theirs, base) => {
        const { study, past, future } = get();
        const changed = withTheirs(study.tree, theirs, base);
        if (!changed.ok) return changed.message;
        const count = sizeOf(changed.value) - sizeOf(study.tree);
        const also = withAdditions(theirs, base ?? study.tree);
        if (adopt(withTree(study, changed.value), { past: past.map(also), future: future.map(also) }))
          announce(standing());
        if (count > 0) announce({ id: 'explore/received', count });
        return null;
      },
      followGame: (game) => {
        const { study, past, future } = get();
        const next = followed(study, game);
        if (next === study) return;
        const also = (other: Study) => followed(other, game);
        if (adopt(next, { past: past.map(also), future: future.map(also) })) announce(standing());
        const count = sizeOf(next.tree) - sizeOf(study.tree);
        const notice: ExploreMessage = { id: 'explore/followed', count };
        if (next.tree !== study.tree) line.setState({ notice });
      },
      keepProof: (path, found) => {
        set((state) => withProof(state, path, found));
      },
      undo: () => {
        const { study, past, future } = get();
        const before = past.at(-1);
        if (!before) return;
        adopt(before, { past: past.slice(0, -1), future: [...future, study] });
        announce({ id: 'explore/undone', standing: standing() });
      },
      redo: () => {
        const { study, past, future } = get();
        const after = future.at(-1);
        if (!after) return;
        adopt(after, { past: [...past, study], future: future.slice(0, -1) });
        announce({ id: 'explore/redone', standing: standing() });
      },
    };
  });
  growWith(line, explore);
  drawWith(line, explore);
  return { explore, line };
}

/** What can be undone and redone after a change of the present study. */
const afterChange = ({ study, past }: ExploreState): Pick<ExploreState, 'past' | 'future'> => ({
  past: [...past.slice(-MOST_CHANGES), study],
  future: [],
});

/** The tree with a line and a glyph; without them if there is no room for them. */
function withLine(tree: Tree, { path, actions, judged }: TakenLine): Tree {
  if (sizeOf(tree) + actions.length > MOST_NODES) return tree;
  const longer = addLine(tree, path, actions);
  return judged ? annotate(longer, judged.path, (notes) => withGlyph(notes, judged.glyph)) : longer;
}

/** Adds what is played on the line to the tree. */
function growWith(line: PlayStore, explore: ExploreStore): void {
  line.subscribe(({ document: { game } }, { document: before }) => {
    if (game === before.game) return;
    const path = game.steps.map(({ action }) => action);
    const state = explore.getState();
    const { study } = state;
    if (isSamePath(path, study.path)) return;
    const tree = addLine(study.tree, [], path);
    explore.setState({
      study: withTree(study, tree, path),
      doomed: null,
      ...(tree === study.tree ? {} : afterChange(state)),
    });
  });
}

/** Whether two studies show the same node of trees that differ in its comment, as when a comment is being typed. */
function differsInComment(one: Study, other: Study): boolean {
  const [before, after] = [nodeAt(one.tree, one.path), nodeAt(other.tree, other.path)];
  return (
    isSamePath(one.path, other.path) &&
    before !== null &&
    after !== null &&
    before.notes.comment !== after.notes.comment &&
    before.notes.glyphs === after.notes.glyphs &&
    before.notes.shapes === after.notes.shapes &&
    before.children === after.children
  );
}
