import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import { at } from '../engine/at.ts';
import { readDiagram } from '../engine/setup/diagram.ts';
import type { Draft } from '../engine/setup/draft.ts';
import { judge, readDraft, textOf } from '../engine/setup/draft.ts';
import {
  clearDraft,
  startDraft,
  withDiagram,
  withField,
  withGroundMoved,
  withHeld,
  withPiece,
  withPieceMoved,
  withSidesSwapped,
} from '../engine/setup/draftEdits.ts';
import { namedPiece, placedPiece } from '../engine/rules/argument.ts';
import type { HeldOne } from '../engine/rules/hand.ts';
import type { Piece } from '../engine/rules/piece.ts';
import { EMPTY } from '../engine/rules/piece.ts';
import type { Position } from '../engine/rules/position.ts';
import { pieceAt } from '../engine/rules/position.ts';
import type { Result } from '../engine/rules/result.ts';
import { success } from '../engine/rules/result.ts';
import type { HandsField, SetupField } from '../engine/rules/setup.ts';
import type { Variant } from '../engine/rules/variant.ts';
import type { Site } from '../engine/topology/site.ts';
import { NO_SITE } from '../engine/topology/site.ts';
import { shapeOf } from '../engine/topology/topology.ts';
import { diagrams } from '../words/en/diagrams.ts';
import { editor } from '../words/en/editor.ts';
import { setup } from '../words/en/setup.ts';
import { addSentences } from '../words/say.ts';
import type { EditorMessage } from './editorMessage.ts';

// The sentences about diagrams and about positions being set up load together with this store.
addSentences({ ...editor, ...setup, ...diagrams });

/** What picking a site does: puts a piece, removes what stands there, or moves it. */
export type Tool =
  { readonly kind: 'put'; readonly piece: Piece } | { readonly kind: 'remove' } | { readonly kind: 'move' };

/** A position that is being set up on a screen. */
export interface EditorState {
  readonly draft: Draft;
  /** The position that the draft makes, or why it makes none. */
  readonly verdict: Result<Position>;
  /** The position string as it stands in its text field; it may be half typed. */
  readonly text: string;
  readonly tool: Tool;
  /** The site whose piece is to be moved, or `NO_SITE`. */
  readonly picked: Site;
  /** Whether the last edit was typed: one undo takes back everything typed in one go. */
  readonly isTyping: boolean;
  /** The drafts to undo and to redo, the nearest last. */
  readonly before: readonly Draft[];
  readonly after: readonly Draft[];
  /** The last thing that happened, for a screen reader; null for nothing. */
  readonly announcement: EditorMessage | null;

  readonly choose: (tool: Tool) => void;
  /** Applies the current tool to a site. */
  readonly pick: (site: Site) => void;
  readonly put: (site: Site, piece: Piece) => void;
  readonly move: (from: Site, to: Site) => void;
  readonly setField: (field: SetupField, text: string) => void;
  readonly setHeld: (field: HandsField, held: readonly HeldOne[]) => void;
  readonly moveGround: (from: Site, to: Site) => void;
  readonly clear: () => void;
  readonly restart: () => void;
  readonly swapSides: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Reads a position string as it is typed. The draft follows as soon as the text can be shown as one. */
  readonly type: (text: string) => void;
  /** Writes the draft’s own string back into the text field, if the typed text can be shown as a draft. */
  readonly settle: () => void;
  /** Reads a diagram of several lines, or a position string of one line; fails with what is wrong with it. */
  readonly paste: (text: string) => Result<Draft>;
}

export type EditorStore = StoreApi<EditorState>;

const MOST_UNDONE = 200;

/**
 * A store for setting up a position, beginning with `text`, or with the starting position if `text` is empty.
 * A text that cannot be shown as a draft stays in the field, with the starting position on the board.
 */
export function createEditorStore(variant: Variant, text: string): EditorStore {
  return createStore<EditorState>()((set, get) => {
    const edit = (next: Draft, announcement: EditorMessage | null) => {
      const { draft, before } = get();
      if (textOf(next) === textOf(draft) && next.board === draft.board) set(shown(draft));
      else set({ ...shown(next), before: [...before, draft].slice(-MOST_UNDONE), after: [], announcement });
      set({ isTyping: false });
    };
    const { kinds, topology } = variant;
    const nameOf = (site: Site) => shapeOf(topology, site).name;
    const pieceOn = ({ board }: Draft, site: Site) => {
      const piece = pieceAt(board, site);
      return piece === EMPTY ? null : namedPiece(variant, piece);
    };
    const draft = text === '' ? startDraft(variant) : draftIn(variant, text);

    return {
      ...shown(draft ?? startDraft(variant)),
      ...(draft ? {} : { text, verdict: variant.readPosition(text) }),
      tool: { kind: 'move' },
      isTyping: false,
      before: [],
      after: [],
      announcement: null,
      choose: (tool) => {
        set({ tool, picked: NO_SITE });
      },
      pick: (site) => {
        const { draft: now, tool, picked, put, move } = get();
        const piece = pieceAt(now.board, site);
        switch (tool.kind) {
          case 'put':
            // Putting the same piece a second time removes it.
            put(site, piece === tool.piece ? EMPTY : tool.piece);
            break;
          case 'remove':
            put(site, EMPTY);
            break;
          case 'move':
            if (picked !== NO_SITE) move(picked, site);
            else if (piece !== EMPTY)
              set({ picked: site, announcement: { id: 'editor/picked', piece: namedPiece(variant, piece) } });
        }
      },
      put: (site, piece) => {
        const { draft: now } = get();
        const next = withPiece(now, site, piece);
        edit(
          next,
          piece === EMPTY
            ? { id: 'editor/removed', piece: pieceOn(now, site), site: nameOf(site) }
            : { id: 'editor/put', piece: placedPiece({ kinds, topology, board: next.board }, site) },
        );
      },
      move: (from, to) => {
        const { draft: now } = get();
        const piece = pieceOn(now, from);
        edit(withPieceMoved(now, from, to), piece && { id: 'editor/moved', piece, to: nameOf(to) });
      },
      setField: (field, value) => {
        edit(withField(get().draft, field, value), null);
      },
      setHeld: (field, held) => {
        edit(withHeld(get().draft, field, held), null);
      },
      moveGround: (from, to) => {
        edit(withGroundMoved(get().draft, from, to), null);
      },
      clear: () => {
        edit(clearDraft(get().draft), { id: 'editor/cleared' });
      },
      restart: () => {
        edit(startDraft(variant), { id: 'editor/restarted' });
      },
      swapSides: () => {
        edit(withSidesSwapped(get().draft), { id: 'editor/swapped' });
      },
      undo: () => {
        const { draft: now, before, after } = get();
        if (before.length === 0) return;
        const last = at(before, before.length - 1);
        set({
          ...shown(last),
          before: before.slice(0, -1),
          after: [...after, now],
          announcement: { id: 'editor/undone' },
        });
      },
      redo: () => {
        const { draft: now, before, after } = get();
        if (after.length === 0) return;
        const next = at(after, after.length - 1);
        set({
          ...shown(next),
          before: [...before, now],
          after: after.slice(0, -1),
          announcement: { id: 'editor/redone' },
        });
      },
      type: (typed) => {
        const next = draftIn(variant, typed.trim());
        const { isTyping, before } = get();
        if (next) edit(next, null);
        if (next && isTyping) set({ before });
        const { verdict } = get();
        set({
          text: typed,
          isTyping: next !== null || isTyping,
          verdict: next ? verdict : variant.readPosition(typed.trim()),
        });
      },
      settle: () => {
        const { draft: now, text: typed } = get();
        if (draftIn(variant, typed.trim())) set({ text: textOf(now) });
        set({ isTyping: false });
      },
      paste: (pasted) => {
        const isDiagram = pasted.trim().includes('\n');
        const diagram = isDiagram ? readDiagram(variant, pasted) : null;
        const line = pasted.trim();
        const next = diagram
          ? diagram.ok
            ? success(withDiagram(get().draft, diagram.value))
            : diagram
          : readDraft(variant, line);
        if (next.ok) edit(next.value, { id: 'editor/set-up' });
        return next;
      },
    };
  });
}

/** The state that shows a draft: its verdict and its string, with nothing picked. */
const shown = (draft: Draft): Pick<EditorState, 'draft' | 'verdict' | 'text' | 'picked'> => ({
  draft,
  verdict: judge(draft),
  text: textOf(draft),
  picked: NO_SITE,
});

/** The draft that a text can be shown as; null if there is none. */
function draftIn(variant: Variant, text: string): Draft | null {
  const read = readDraft(variant, text);
  return read.ok ? read.value : null;
}
