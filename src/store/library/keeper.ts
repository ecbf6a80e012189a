import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { PlayState, PlayStore } from '../playStore.ts';
import type { Channel, Message } from './channel.ts';
import { openChannel } from './channel.ts';
import type { KeptGame, KeptHead } from './keptGame.ts';
import { keptFrom } from './keptGame.ts';
import type { Shelf } from './shelf.ts';

/** How the keeping of the game on the screen goes. */
export interface KeeperState {
  /** Under which id it is kept; null as long as there is nothing to keep. */
  readonly id: string | null;
  /** Whether another page has the same game, and has gone on with it. */
  readonly elsewhere: 'open' | 'changed' | null;
  /** Why it is not kept; null when all is well. */
  readonly trouble: string | null;
}

export interface Keeper {
  readonly state: StoreApi<KeeperState>;
  /** Begins to keep what happens, and what has happened since the game was as `begun`; gives what ends it. */
  readonly start: (begun: PlayState) => () => void;
  /** Keeps the game as it is now, with the time that has passed, if it is kept at all. */
  readonly write: () => void;
}

/** What the keeper needs of the world. */
export interface KeeperMeans {
  readonly shelf: Shelf;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}

/**
 * Keeps a game on the shelf, every change as it happens. `kept` is the game as it was found there, null for
 * one that is not there yet: it gets there with its first change. When another page has changed the kept
 * game, nothing is overwritten: what is played here goes on as a game of its own.
 */
export function keepGame(store: PlayStore, kept: KeptGame | null, means: KeeperMeans): Keeper {
  const state = createStore<KeeperState>()(() => ({ id: kept?.id ?? null, elsewhere: null, trouble: null }));
  let head: KeptHead | null = kept;
  let writing = Promise.resolve();
  let isStale = false;
  let channel: Channel | null = null;

  const newHead = (title: string): KeptHead => {
    const created = means.now();
    return { id: means.newId(), title, created, changed: created, revision: 0 };
  };
  /** Writes what there is when its turn comes: changes that come together are written once. */
  const write = async () => {
    if (!isStale || !head) return;
    isStale = false;
    const next = keptFrom(store.getState(), {
      ...head,
      changed: means.now(),
      revision: head.revision + 1,
    });
    const written = await means.shelf.put(next);
    switch (written.kind) {
      case 'kept':
        head = next;
        channel?.tell({ kind: 'changed', id: next.id });
        state.setState({ trouble: null });
        break;
      case 'changed elsewhere':
        head = newHead(head.title === '' ? '' : `${head.title} (copy)`);
        state.setState({ id: head.id, elsewhere: null });
        isStale = true;
        await write();
        break;
      case 'failed':
        state.setState({ trouble: written.message });
        break;
    }
  };
  const writeNext = () => {
    isStale = true;
    writing = writing.then(write);
  };
  const hear = (message: Message) => {
    if (message.id !== head?.id) return;
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
    start: (begun) => {
      channel = openChannel(hear);
      if (head) channel.tell({ kind: 'opened', id: head.id });
      const keep = (after: PlayState, before: PlayState) => {
        // A look about in a game that is not kept does not make it one.
        if (!(head ? hasChanged(after, before) : isPlayed(after, before))) return;
        head ??= newHead('');
        state.setState({ id: head.id });
        writeNext();
      };
      keep(store.getState(), begun);
      const unsubscribe = store.subscribe(keep);
      return () => {
        unsubscribe();
        channel?.close();
        channel = null;
      };
    },
  };
}

const isPlayed = (after: PlayState, before: PlayState): boolean =>
  after.game !== before.game || after.players !== before.players || after.clock !== before.clock;

const hasChanged = (after: PlayState, before: PlayState): boolean =>
  isPlayed(after, before) ||
  after.look !== before.look ||
  after.selection !== before.selection ||
  after.drawOffer !== before.drawOffer;
