import type { StateCreator, StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { PersistStorage } from 'zustand/middleware';
import { persist as withStorage } from 'zustand/middleware';
import type { Migration } from './migrations.ts';
import { migrate } from './migrations.ts';
import { sayOnce, settle } from './notices.ts';
import { scoped } from './scope.ts';
import type { StorageMessage } from './storageMessage.ts';

interface Persisted<State, Saved> {
  /** Under which name it is kept, within what this Oddboard keeps. */
  readonly part: string;
  /** What is to be kept of whatever is stored, or of the whole state: something lesser for what is damaged. */
  readonly read: (stored: unknown) => Saved;
  /** Lead from each form in which it was kept to the next. */
  readonly migrations?: readonly Migration[];
  /** The state at first; `change` is how its actions change it. */
  readonly initial: (change: StoreApi<State>['setState']) => State;
}

/**
 * A small store that is kept on the device as far as that is possible. Where nothing can be kept it holds until
 * the page is closed, which is said once. Pages that are open at the same time share it: each change is made to
 * what is stored by then.
 */
export function persist<State extends object, Saved extends Partial<State>>({
  part,
  read,
  migrations = [],
  initial,
}: Persisted<State, Saved>): StoreApi<State> {
  const name = scoped(part);
  /** Whether the device lacks what the page knows. */
  let isUnsaved = false;
  /** Whether what is stored could be read: otherwise nothing is written over it. */
  let isRead = false;
  const storage: PersistStorage<Saved> = {
    getItem: () => {
      let text: string | null;
      try {
        text = localStorage.getItem(name) ?? localStorage.getItem(`oddboard-${part}`);
        isRead = true;
      } catch {
        isRead = false;
        return null;
      }
      try {
        const stored: unknown = text === null ? {} : JSON.parse(text);
        return { state: read(migrate(stored, migrations)) };
      } catch {
        return { state: read(null) };
      }
    },
    setItem: (_, value) => {
      if (!isRead) {
        tellTrouble(name, null);
        return;
      }
      try {
        localStorage.setItem(name, JSON.stringify({ ...value, version: migrations.length }));
        isUnsaved = false;
        settle(name);
      } catch (error) {
        isUnsaved = true;
        tellTrouble(name, error);
      }
    },
    removeItem: () => undefined,
  };
  const creator: StateCreator<State, [], [['zustand/persist', Saved]]> = withStorage(
    () =>
      initial((changes) => {
        if (!isUnsaved) void store.persist.rehydrate();
        store.setState(changes);
      }),
    {
      name,
      storage,
      partialize: read,
      merge: (stored, state) => (stored === undefined ? state : { ...state, ...read(stored) }),
    },
  );
  const store = createStore(creator);
  if (typeof addEventListener !== 'undefined')
    addEventListener('storage', ({ key }: StorageEvent) => {
      if (key === name && !isUnsaved) void store.persist.rehydrate();
    });
  return store;
}

/** Says why a part is not kept, until it is. */
function tellTrouble(part: string, error: unknown): void {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  const text: StorageMessage = { id: isFull ? 'storage/full' : 'storage/forbidden' };
  sayOnce({ id: part, text });
}
