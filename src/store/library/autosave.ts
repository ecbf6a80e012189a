import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { GameDocument } from '../document/document.ts';
import { isChanged, isLeftOtherwise } from '../document/document.ts';
import { isOnlooker } from '../document/letters.ts';
import type { PlayStore } from '../playStore.ts';
import type { Channel, PageMessage } from './channel.ts';
import { openChannel } from './channel.ts';
import { contains, standingOf } from './copies.ts';
import type { SavedGame, SavedHead } from './savedGame.ts';
import { isNewer, savedFrom, readSaved } from './savedGame.ts';
import type { Repository } from './repository.ts';
import type { Message } from '../../engine/rules/message.ts';

/** How saving the game on the screen is going. */
export interface AutosaveState {
  /** Whether another page has the same game open, or has changed it; null for neither. */
  readonly elsewhere: 'open' | 'changed' | null;
  /** Whether the game is saved as it is now; null until that is known. */
  readonly isSaved: boolean | null;
  /** Why it is not saved; null when all is well. */
  readonly trouble: Message | null;
}

export interface Autosave {
  readonly state: StoreApi<AutosaveState>;
  /**
   * Begins to save changes, including any since the game was as `begun`. Returns the function that ends this.
   */
  readonly start: (begun: GameDocument) => () => void;
  /** Saves the game as it is now, with the time that has passed, if it is a saved game at all. */
  readonly write: () => void;
  /** Tries a failed write again; does nothing if everything is written. */
  readonly retry: () => void;
}

/** What autosave needs from outside. */
export interface AutosaveMeans {
  readonly repository: Repository;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}

/** How a game that is being opened is to be saved. */
export interface Keeping {
  /** The copy in the repository that it overwrites; null for a game that is not there yet. */
  readonly saved: SavedGame | null;
  /** Whether the game is ahead of the repository, so that it is written at once. */
  readonly isAhead: boolean;
  /**
   * Whether the saved copy holds something that the game lacks, so that the copy is set aside under a new id.
   */
  readonly setsAside: boolean;
}

/** Milliseconds after which a write that failed is tried again. */
const RETRY = 10_000;

/**
 * Saves every change of a game to the repository as it happens. A game that is not there yet is added with
 * its first change. If another page has changed the saved game, nothing is overwritten: the game here
 * continues as a separate game.
 */
export function startAutosave(
  store: PlayStore,
  { saved, isAhead, setsAside }: Keeping,
  means: AutosaveMeans,
): Autosave {
  const state = createStore<AutosaveState>()(() => ({
    elsewhere: null,
    isSaved: null,
    trouble: null,
  }));
  let head = saved && headOf(saved);
  /** The revision in the repository; null if nothing should be there yet. */
  let over = saved?.revision ?? null;
  let aside = saved && setsAside ? { ...saved, id: means.newId(), isCopy: true } : null;
  let writing = Promise.resolve();
  let isStale = false;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let channel: Channel | null = null;
  let hasLeft = false;

  /** Writes the latest state when its turn comes, so that changes in quick succession are written once. */
  const write = async (): Promise<void> => {
    const { document, now } = store.getState();
    const { identity } = document;
    if (!isStale || !identity) return;
    isStale = false;
    clearTimeout(retrying);
    head ??= { title: '', created: means.now(), isCopy: false };
    const next = savedFrom(document, { ...identity, ...head, changed: means.now() }, now());
    const written = await means.repository.put(next, over, aside);
    switch (written.kind) {
      case 'kept':
        if (over !== next.revision) channel?.tell({ kind: 'changed', id: next.id });
        over = next.revision;
        aside = null;
        state.setState({ isSaved: true, trouble: null });
        break;
      case 'changed elsewhere':
        // If nothing was changed here, there is nothing to save beside the other page’s changes.
        if (next.revision === over) break;
        if (over === null) {
          const there = await foundAgain(next);
          if (there) {
            over = there.revision;
            aside = contains(next, there) ? null : { ...there, id: means.newId(), isCopy: true };
            // If the two are the same state, the one there may hold more besides, so it is not overwritten.
            isStale = next.revision !== there.revision;
            await write();
            break;
          }
        }
        head = { ...head, created: means.now(), isCopy: true };
        [over, aside] = [null, null];
        store.setState((state) => ({
          document: { ...state.document, identity: { id: means.newId(), revision: next.revision } },
        }));
        state.setState({ elsewhere: null });
        isStale = true;
        await write();
        break;
      case 'failed':
        isStale = true;
        retrying = setTimeout(retry, RETRY);
        state.setState({ isSaved: false, trouble: written.message });
        break;
    }
  };
  /**
   * What is in the repository, if it is this game or an earlier state of it that could not be read before.
   */
  const foundAgain = async (next: SavedGame): Promise<SavedGame | null> => {
    const value = await means.repository.get(next.id);
    const there = value.ok ? readSaved(value.value) : value;
    if (!there.ok || isNewer(there.value)) return null;
    const isSame = next.revision === there.value.revision && contains(next, there.value);
    return isSame || standingOf(next, there.value) === 'later' ? there.value : null;
  };
  const retry = () => {
    if (isStale) writing = writing.then(write).then(closeWhenDone);
  };
  /**
   * After the game has left the screen, the channel stays open until everything is written, because the
   * library may be on the screen now.
   */
  const closeWhenDone = () => {
    if (!hasLeft || isStale) return;
    channel?.close();
    channel = null;
  };
  const writeNext = () => {
    isStale = true;
    retry();
  };
  const hear = (message: PageMessage) => {
    if (hasLeft || message.id !== store.getState().document.identity?.id) return;
    switch (message.kind) {
      case 'opened':
        channel?.tell({ kind: 'here too', id: message.id });
        state.setState({ elsewhere: 'open' });
        break;
      case 'here too':
        state.setState(({ elsewhere }) => ({ elsewhere: elsewhere ?? 'open' }));
        break;
      case 'changed':
        state.setState({ elsewhere: 'changed' });
        break;
    }
  };
  return {
    state,
    write: () => {
      if (head) writeNext();
    },
    retry,
    start: (begun) => {
      hasLeft = false;
      channel ??= openChannel(hear);
      if (saved) channel.tell({ kind: 'opened', id: saved.id });
      const keep = (after: GameDocument, before: GameDocument) => {
        // Browsing alone does not make an unsaved game a saved one, nor does looking on at somebody else’s; sending it does.
        const isSent = after.exchanged !== before.exchanged;
        const isToSave = head
          ? isLeftOtherwise(after, before)
          : (isChanged(after, before) || isSent) && !isOnlooker(after);
        if (isToSave) writeNext();
      };
      if (isAhead) writeNext();
      keep(store.getState().document, begun);
      const unsubscribe = store.subscribe((after, before) => {
        keep(after.document, before.document);
      });
      return () => {
        unsubscribe();
        hasLeft = true;
        // Keep retrying a failed write even though the game has left the screen.
        retry();
        writing = writing.then(closeWhenDone);
      };
    },
  };
}

const headOf = ({ title, created, isCopy }: SavedGame): Pick<SavedHead, 'title' | 'created' | 'isCopy'> => ({
  title,
  created,
  isCopy,
});
