import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import { openedTree } from '../../engine/record/treeLink.ts';
import type { Message } from '../../engine/rules/message.ts';
import type { Tree } from '../../engine/tree/tree.ts';
import type { AutosaveMeans } from '../library/autosave.ts';
import type { Channel } from '../library/channel.ts';
import { openChannel } from '../library/channel.ts';
import type { Repository } from '../library/repository.ts';
import type { SavedStudy } from '../library/savedStudy.ts';
import { isNewerStudy, readStudy } from '../library/savedStudy.ts';
import type { ExploreStore } from './exploreState.ts';
import type { StudyKeeping } from './findStudy.ts';
import { savedStudyFrom } from './savedStudyFrom.ts';

/** What is known about a study besides its tree. */
export interface StudyState {
  /** The id under which it is saved; null as long as nothing has happened in it. */
  readonly id: string | null;
  /** Grows with every change of the tree. */
  readonly revision: number;
  /** A name that somebody gave it; empty for none. */
  readonly title: string;
  /** Milliseconds since 1970; 0 as long as it has no id. */
  readonly created: number;
  /** Why it is not saved; null when all is well. */
  readonly trouble: Message | null;
}

export interface StudyAutosave {
  readonly state: StoreApi<StudyState>;
  /** Begins to save changes. Returns the function that ends this. */
  readonly start: () => () => void;
  /** Writes what is still to be written without waiting. */
  readonly flush: () => void;
  /** Names the study, which is then saved even if nothing else has happened in it. */
  readonly rename: (title: string) => void;
}

/** What the autosave of studies needs from outside. */
export interface StudyMeans extends Pick<AutosaveMeans, 'now' | 'newId'> {
  readonly repository: Repository<SavedStudy>;
}

/** How long a study must stay unchanged before it is written, in milliseconds: packing it takes time. */
const PAUSE = 60;
/** Milliseconds after which a write that failed is tried again. */
const RETRY = 10_000;

/**
 * Saves a study with every change. What another page saves of the same study comes into the tree here, and what both have
 * added stays. A study that was removed stays on the screen, and is saved again with its next change.
 */
export function autosaveStudy(
  store: ExploreStore,
  { id, kept }: StudyKeeping,
  { repository, now, newId }: StudyMeans,
): StudyAutosave {
  const state = createStore<StudyState>()(() => ({
    id,
    revision: kept?.saved.revision ?? 0,
    title: kept?.saved.title ?? '',
    created: kept?.saved.created ?? 0,
    trouble: null,
  }));
  /** The tree in the repository, and its revision there; null if nothing should be there yet. */
  let base: Tree | null = kept?.tree ?? null;
  let over: number | null = kept?.saved.revision ?? null;
  let writing = Promise.resolve();
  let isStale = false;
  let isReceiving = false;
  let hasLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let channel: Channel | null = null;

  const becomeOwn = () => {
    state.setState({ id: newId(), created: now() });
    [base, over] = [null, null];
  };
  const write = async (): Promise<void> => {
    const { study } = store.getState();
    const { id, title, created, revision } = state.getState();
    if (!isStale || id === null) return;
    isStale = false;
    const next = savedStudyFrom(study, { id, title, created, revision, changed: now() });
    const written = await repository.put(next, over);
    switch (written.kind) {
      case 'kept':
        [base, over] = [study.tree, revision];
        channel?.tell({ kind: 'changed', id });
        state.setState({ trouble: null });
        break;
      case 'changed elsewhere':
        isStale = true;
        if (await receive(id)) await write();
        break;
      case 'failed':
        fail(written.message);
        break;
    }
  };
  const fail = (trouble: Message) => {
    isStale = true;
    timer = setTimeout(flush, RETRY);
    state.setState({ trouble });
  };
  /**
   * Takes over what is in the repository now. If that cannot be one tree with this one, this is another study. Returns
   * whether the repository could be read.
   */
  const receive = async (id: string): Promise<boolean> => {
    const value = await repository.get(id);
    if (!value.ok) fail(value.message);
    else if (value.value !== undefined && !join(value.value)) becomeOwn();
    return value.ok;
  };
  /** Makes one tree of this one and a value from the repository, if they are states of one study. */
  const join = (value: unknown): boolean => {
    const read = readStudy(value);
    if (!read.ok || isNewerStudy(read.value)) return false;
    const { variant } = store.getState().study.tree;
    const saved = read.value;
    const theirs = saved.variant === variant.id ? openedTree(variant, saved.link) : null;
    if (!theirs?.ok || theirs.value.stopped !== null) return false;
    const isUnchanged = store.getState().study.tree === base;
    isReceiving = true;
    const refusal = store.getState().receive(theirs.value.tree, base);
    isReceiving = false;
    if (refusal) return false;
    over = saved.revision;
    base = isUnchanged ? store.getState().study.tree : theirs.value.tree;
    const { revision } = state.getState();
    const next = isUnchanged ? saved.revision : Math.max(revision, saved.revision) + 1;
    state.setState({ revision: next, title: saved.title });
    return true;
  };
  const flush = () => {
    clearTimeout(timer);
    if (isStale) writing = writing.then(write).then(closeWhenDone);
  };
  const writeLater = () => {
    isStale = true;
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE);
  };
  /** The library may be on the screen now, so the channel stays open until everything is written. */
  const closeWhenDone = () => {
    if (!hasLeft || isStale) return;
    channel?.close();
    channel = null;
  };
  const hear = (from: string) => {
    if (hasLeft || from !== state.getState().id) return;
    writing = writing
      .then(() => receive(from))
      .then(() => {
        // If the two have become one tree, the other page does not have all of it yet.
        if (base !== null && store.getState().study.tree !== base) writeLater();
      });
  };
  const noteChange = () => {
    const { id, revision } = state.getState();
    if (id === null) becomeOwn();
    state.setState({ revision: revision + 1 });
    writeLater();
  };
  return {
    state,
    flush,
    rename: (given) => {
      const title = given.trim();
      const { id } = state.getState();
      state.setState({ title });
      if (id === null) noteChange();
      else
        writing = writing.then(async () => {
          const renamed = await repository.rename(id, title);
          state.setState({ title });
          if (renamed.ok) channel?.tell({ kind: 'changed', id });
          else state.setState({ trouble: renamed.message });
        });
    },
    start: () => {
      hasLeft = false;
      channel ??= openChannel(({ kind, id: from }) => {
        if (kind === 'changed') hear(from);
      });
      if (base !== null && store.getState().study.tree !== base) noteChange();
      const unsubscribe = store.subscribe(({ study }, { study: before }) => {
        // A game that has gone on does not make a study of what was only looked at.
        const isOwn = study.game === before.game || state.getState().id !== null;
        if (study.tree !== before.tree && !isReceiving && isOwn) noteChange();
      });
      return () => {
        unsubscribe();
        hasLeft = true;
        flush();
        writing = writing.then(closeWhenDone);
      };
    },
  };
}
