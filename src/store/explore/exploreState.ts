import type { StoreApi } from 'zustand/vanilla';
import type { Surroundings } from '../../engine/game/reach.ts';
import type { Reacher } from '../../engine/game/sideReach.ts';
import type { Message } from '../../engine/rules/message.ts';
import type { Glyph } from '../../engine/tree/notes.ts';
import type { Assertion } from '../../engine/tree/assertion.ts';
import type { ProvedPositions } from '../../engine/tree/solved.ts';
import type { Tree, TreePath } from '../../engine/tree/tree.ts';
import type { GameDocument } from '../document/document.ts';
import type { Pen } from '../pen.ts';
import type { Study } from './study.ts';
import type { Way } from './ways.ts';

/** Whose reach the board shows: that of the picked piece past what stands around it, or that of a side. */
export type Reach = Surroundings | Reacher;

/** What is on the explore screen besides the board. */
export interface ExploreState extends Pick<Pen, 'pen' | 'penFrom'> {
  readonly study: Study;
  /** The studies to which undo goes back, the latest last, and those to which redo goes on, the next one last. */
  readonly past: readonly Study[];
  readonly future: readonly Study[];
  /** Whose reach the board shows; null if none. */
  readonly reach: Reach | null;
  /** The node that is kept, to be compared with another; null for none. It may be gone from the tree. */
  readonly compared: TreePath | null;
  /** What was proved on this visit, here or of what a link asserts. */
  readonly proved: ProvedPositions;
  /** The node about whose removal the screen asks; null for none. */
  readonly doomed: TreePath | null;
}

/** A line that is taken into the tree. */
export interface TakenLine {
  /** The node after which it begins. */
  readonly path: TreePath;
  /** Legal actions. */
  readonly actions: readonly string[];
  /** A node that gets a glyph, unless it has one of its class; null for none. */
  readonly judged: { readonly path: TreePath; readonly glyph: Glyph } | null;
}

/** What a prover has found about a position: who wins by force, and how, if that is not too long to be kept. */
export interface FoundProof {
  readonly assertion: Assertion;
  /** The line in which the other side holds out longest; empty if the proof was not kept. */
  readonly line: TreePath;
}

export interface ExploreActions extends Pick<Pen, 'takePen' | 'draw'> {
  readonly go: (path: TreePath) => void;
  readonly goBy: (way: Way) => void;
  readonly promote: () => void;
  readonly makeMainLine: () => void;
  readonly keepOnly: () => void;
  readonly toggleCollapsed: (path: TreePath) => void;
  /** Asks whether the node shown is to be removed with all that follows. */
  readonly askToRemove: () => void;
  readonly remove: () => void;
  readonly keep: () => void;
  readonly comment: (text: string) => void;
  readonly toggleGlyph: (glyph: Glyph) => void;
  readonly showReach: (reach: Reach | null) => void;
  /** Keeps the node shown, to be compared with another; `name` is what it is called. */
  readonly keepToCompare: (name: string) => void;
  readonly keepNoneToCompare: () => void;
  /** Adds lines, all of them as one change, and shows the node at a path. */
  readonly take: (lines: readonly TakenLine[], then: TreePath) => void;
  /** Adds the lines and notes of another tree; says why not if it has another start. */
  readonly merge: (other: Tree) => Message | null;
  /**
   * Takes over what another page has made of the tree, which was `base` before; null if nobody knows what it was. If
   * nothing was changed here, that is the tree now; otherwise what is new is added. Undo leads back to trees that have it
   * as well. Says why not if the two cannot be one tree.
   */
  readonly receive: (theirs: Tree, base: Tree | null) => Message | null;
  /** Takes over what has happened since in the game around which the tree grew. Undo leads back to trees that have it. */
  readonly followGame: (game: GameDocument) => void;
  /** Keeps what was proved about a node; null if what the tree asserts of it is not true. */
  readonly keepProof: (path: TreePath, found: FoundProof | null) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export type ExploreStore = StoreApi<ExploreState & ExploreActions>;
