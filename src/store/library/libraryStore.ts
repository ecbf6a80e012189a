import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Exported } from './exportFile.ts';
import type { KeptGame } from './keptGame.ts';
import { readKept } from './keptGame.ts';
import type { Shelf } from './shelf.ts';

/** Something on the shelf. What cannot be read is kept as it is, for whoever can. */
export type Entry =
  | { readonly kind: 'game'; readonly id: string; readonly game: KeptGame; readonly value: object }
  | { readonly kind: 'damaged'; readonly id: string; readonly reason: string; readonly value: object };

/** What an import did. */
export interface Imported {
  readonly added: number;
  /** How many were here already, just so. */
  readonly known: number;
  readonly damaged: number;
  /** Why it stopped, if it did. */
  readonly trouble: string | null;
}

export interface LibraryState {
  /** Newest first; null until the shelf has answered. */
  readonly entries: readonly Entry[] | null;
  /** Why nothing can be kept here; null when all is well. */
  readonly trouble: string | null;

  readonly refresh: () => Promise<void>;
  readonly rename: (id: string, title: string) => Promise<void>;
  readonly remove: (entry: Entry) => Promise<void>;
  /** Brings back what was removed. */
  readonly restore: (entry: Entry) => Promise<void>;
  readonly add: (exported: Exported) => Promise<Imported>;
}

export type LibraryStore = StoreApi<LibraryState>;

/** The games on a shelf. */
export function createLibrary(shelf: Shelf, newId: () => string): LibraryStore {
  return createStore<LibraryState>()((set, get) => {
    const after = async (work: Promise<{ readonly ok: boolean; readonly message?: string }>) => {
      const done = await work;
      await get().refresh();
      if (!done.ok) set({ trouble: done.message ?? null });
    };
    return {
      entries: null,
      trouble: null,
      refresh: async () => {
        const all = await shelf.all();
        if (all.ok) set({ entries: all.value.flatMap(entryOf).sort(byAge), trouble: null });
        else set({ entries: [], trouble: all.message });
      },
      rename: (id, title) => after(shelf.rename(id, title.trim())),
      remove: ({ id }) => after(shelf.remove(id)),
      restore: ({ value }) => after(shelf.restore(value)),
      add: async ({ games, damaged }) => {
        await get().refresh();
        const entries = get().entries ?? [];
        const ids = new Set(entries.map(({ id }) => id));
        const contents = new Set(
          entries.flatMap((entry) => (entry.kind === 'game' ? contentOf(entry.game) : [])),
        );
        let [added, known] = [0, 0];
        for (const game of games) {
          if (contents.has(contentOf(game))) {
            known++;
            continue;
          }
          const id = ids.has(game.id) ? newId() : game.id;
          const written = await shelf.put({ ...game, id, revision: 1 });
          if (written.kind === 'failed') {
            await get().refresh();
            return { added, known, damaged, trouble: written.message };
          }
          added++;
        }
        await get().refresh();
        return { added, known, damaged, trouble: null };
      },
    };
  });
}

function entryOf(value: unknown): Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  const id = 'id' in value && typeof value.id === 'string' ? value.id : '';
  const game = readKept(value);
  return [
    game.ok
      ? { kind: 'game', id, game: game.value, value }
      : { kind: 'damaged', id, reason: game.message, value },
  ];
}

/** Newest first, what cannot be read at the end. */
const byAge = (a: Entry, b: Entry): number => changedOf(b) - changedOf(a);
const changedOf = (entry: Entry): number => (entry.kind === 'game' ? entry.game.changed : -1);

/** What a kept game holds, wherever and however often it was written. */
const contentOf = (game: KeptGame): string => JSON.stringify({ ...game, id: '', revision: 0 });
