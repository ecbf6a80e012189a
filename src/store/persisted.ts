import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Migration } from './migrations.ts';
import { migrate } from './migrations.ts';
import { sayOnce, settle } from './notices.ts';
import { scoped } from './scope.ts';
import type { StorageMessage } from './storageMessage.ts';
import { addSentences } from '../words/say.ts';
import { storage } from '../words/en/storage.ts';

addSentences(storage);

interface Persisted<State, Saved> {
  /** The name under which it is kept, within the scope of this installation. */
  readonly part: string;
  /**
   * The state to keep, read from any stored value or from the whole state. Defaults replace damaged parts.
   */
  readonly read: (stored: unknown) => Saved;
  /** Each leads from one stored format to the next. */
  readonly migrations?: readonly Migration[];
  /** The initial state; its actions use `change` to change it. */
  readonly initial: (change: StoreApi<State>['setState']) => State;
}

/**
 * A small store that is kept on the device if possible. If nothing can be kept, the state lasts until the
 * page is closed, and the user is told so once. Pages that are open at the same time share the state: each
 * change builds on what is stored at that time.
 */
export function persist<State extends object, Saved extends Partial<State>>({
  part,
  read,
  migrations = [],
  initial,
}: Persisted<State, Saved>): StoreApi<State> {
  const name = scoped(part);
  /** Whether the page holds changes that could not be stored. */
  let isUnsaved = false;
  /** Whether the stored value could be read; if not, nothing is written over it. */
  let isRead = false;
  const stored = (): Partial<Saved> => {
    let text: string | null;
    try {
      text = localStorage.getItem(name) ?? localStorage.getItem(`oddboard-${part}`);
      isRead = true;
    } catch {
      isRead = false;
      return {};
    }
    try {
      const value: unknown = text === null ? {} : JSON.parse(text);
      return read(migrate(value, migrations));
    } catch {
      return read(null);
    }
  };
  const write = (state: State) => {
    if (!isRead) {
      tellTrouble(name, null);
      return;
    }
    try {
      localStorage.setItem(name, JSON.stringify({ state: read(state), version: migrations.length }));
      isUnsaved = false;
      settle(name);
    } catch (error) {
      isUnsaved = true;
      tellTrouble(name, error);
    }
  };
  const store = createStore<State>()(() => ({
    ...initial((changes) => {
      if (!isUnsaved) store.setState(stored() as Partial<State>);
      store.setState(changes);
      write(store.getState());
    }),
    ...stored(),
  }));
  if (typeof addEventListener !== 'undefined')
    addEventListener('storage', ({ key }: StorageEvent) => {
      if (key === name && !isUnsaved) store.setState(stored() as Partial<State>);
    });
  return store;
}

/** Tells the user why a part is not kept. */
function tellTrouble(part: string, error: unknown): void {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  const text: StorageMessage = { id: isFull ? 'storage/full' : 'storage/forbidden' };
  sayOnce({ id: part, text });
}
