import { memo } from '../../engine/memo.ts';
import { openedLink } from '../../engine/record/link.ts';
import { packInParts } from '../../engine/record/packedTree.ts';
import { isTreeLink, openedTree, writeTreeLink } from '../../engine/record/treeLink.ts';
import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { documentOf } from '../../store/document/document.ts';
import type { ExploreStore } from '../../store/explore/exploreState.ts';
import type { OpenedStudy } from '../../store/explore/findStudy.ts';
import type { Study } from '../../store/explore/study.ts';
import { newStudy, studyOf } from '../../store/explore/study.ts';
import type { StudyAutosave } from '../../store/explore/studyAutosave.ts';
import { raiseUnlessStopped } from '../../store/fault.ts';
import { isBlank } from '../../engine/tree/notes.ts';
import { addressWriter } from '../addressWriter.ts';
import { inSlices } from '../inSlices.ts';
import { exploreRoute } from '../routes.ts';
import type { StudyEntry } from '../studyEntry.ts';
import { AFTER_DRAWING, drawn } from './afterDrawing.ts';

/** The study of a link, which holds a tree or a game; an empty one without a link. */
export function openedStudy(variant: Variant, link: string): Result<OpenedStudy> {
  if (link === '') return success({ study: newStudy(variant), stopped: null });
  if (isTreeLink(link)) {
    const opened = openedTree(variant, link);
    return opened.ok ? success({ study: opened.value, stopped: opened.value.stopped }) : opened;
  }
  const replay = openedLink(variant, link);
  return replay.ok
    ? success({ study: studyOf(documentOf(replay.value)), stopped: replay.value.stopped })
    : replay;
}

/** The link of a study; empty if there is nothing in it. Memoised, because packing a large tree takes time. */
export const studyLink = memo((study: Study): string => {
  const { tree } = study;
  const { variant, start, root } = tree;
  const isEmpty =
    root.children.length === 0 &&
    isBlank(root.notes) &&
    variant.writePosition(start) === variant.writePosition(variant.start);
  return isEmpty ? '' : writeTreeLink(study);
});

/** What goes into the browser’s history beside the address of a study; null for one that is not saved. */
export function studyEntry({ state }: StudyAutosave): StudyEntry | null {
  const { id, revision } = state.getState();
  return id === null ? null : { study: id, revision };
}

type Navigate = (route: string, options: { replace: true; state: StudyEntry | null }) => void;

/**
 * Updates the browser’s address once the study has changed and is drawn, and the entry
 * beside it, so that a reload or the way back leads to it. Calls
 * `onWritten` with each link before it is in the address. Returns the function that ends this.
 */
export function followStudy(
  store: ExploreStore,
  autosave: StudyAutosave,
  navigate: Navigate,
  onWritten: (link: string) => void,
): () => void {
  const { writeLater, flush, stop } = addressWriter(AFTER_DRAWING, () => {
    const { study } = store.getState();
    const link = studyLink(study);
    onWritten(link);
    navigate(exploreRoute(study.tree.variant.id, link), { replace: true, state: studyEntry(autosave) });
  });
  const unsubscribe = store.subscribe(({ study }, { study: before }) => {
    if (study !== before) writeLater();
  });
  const unsubscribeEntry = autosave.state.subscribe(({ id, revision }, before) => {
    if (id !== before.id || revision !== before.revision) writeLater();
  });
  const leaving = new AbortController();
  packAhead(store.getState().study, leaving.signal).catch(raiseUnlessStopped(leaving.signal));
  // The address by which a saved study was asked for need not hold it.
  if (studyEntry(autosave)) writeLater();
  return () => {
    leaving.abort();
    flush();
    unsubscribe();
    unsubscribeEntry();
    stop();
  };
}

/** Packs a tree in parts before its address is first asked for: a large one would make a click wait. */
async function packAhead({ tree }: Study, signal: AbortSignal): Promise<void> {
  await drawn();
  await inSlices(packInParts(tree.root, tree.variant.topology), { signal });
}
