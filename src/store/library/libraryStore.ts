import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Exported } from './exportFile.ts';
import type { Imported } from './importing.ts';
import { importGames } from './importing.ts';
import type { SavedGame } from './savedGame.ts';
import { readSaved } from './savedGame.ts';
import type { Repository } from './repository.ts';
import { keyOf } from './repository.ts';
import type { Message } from '../../engine/rules/message.ts';

/** Something in the repository. An unreadable value stays as it is, for a version that can read it. */
export type Entry =
  | { readonly kind: 'game'; readonly game: SavedGame; readonly value: object }
  | { readonly kind: 'damaged'; readonly reason: Message; readonly value: object };

export interface LibraryState {
  /** Newest first, as last read; null until the repository has answered. */
  readonly entries: readonly Entry[] | null;
  /** Why nothing can be kept or shown here; null when all is well. */
  readonly trouble: Message | null;

  readonly refresh: () => Promise<void>;
  readonly rename: (id: string, title: string) => Promise<void>;
  readonly remove: (entry: Entry) => Promise<void>;
  /** Brings back a removed entry. */
  readonly restore: (entry: Entry) => Promise<void>;
  readonly add: (exported: Exported) => Promise<Imported>;
}

export type LibraryStore = StoreApi<LibraryState>;

/** A store of the games in a repository. */
export function createLibrary(repository: Repository, newId: () => string): LibraryStore {
  return createStore<LibraryState>()((set, get) => {
    const after = async (work: Promise<{ readonly ok: boolean; readonly message?: Message }>) => {
      const done = await work;
      await get().refresh();
      if (!done.ok) set({ trouble: done.message ?? null });
    };
    return {
      entries: null,
      trouble: null,
      refresh: async () => {
        const all = await repository.all();
        if (all.ok) set({ entries: all.value.flatMap(entryOf).sort(byAge), trouble: null });
        else set(({ entries }) => ({ entries: entries ?? [], trouble: all.message }));
      },
      rename: (id, title) => after(repository.rename(id, title.trim())),
      remove: ({ value }) => {
        const removing = repository.remove(keyOf(value)).then((removed) => {
          if (removed.ok)
            set(({ entries }) => ({ entries: entries?.filter((entry) => entry.value !== value) ?? null }));
          return removed;
        });
        return after(removing);
      },
      restore: ({ value }) => after(repository.restore(value)),
      add: async (exported) => {
        const imported = await importGames(repository, exported, newId);
        await get().refresh();
        return imported;
      },
    };
  });
}

function entryOf(value: unknown): Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  const game = readSaved(value);
  return [
    game.ok ? { kind: 'game', game: game.value, value } : { kind: 'damaged', reason: game.message, value },
  ];
}

/** Newest first, with unreadable entries at the end. */
const byAge = (a: Entry, b: Entry): number => changedOf(b) - changedOf(a);
const changedOf = (entry: Entry): number => (entry.kind === 'game' ? entry.game.changed : -1);
