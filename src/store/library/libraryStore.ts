import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Exported } from './exportFile.ts';
import type { Imported } from './importing.ts';
import { importGames } from './importing.ts';
import { importStudies } from './importingStudies.ts';
import type { SavedGame } from './savedGame.ts';
import { readSaved } from './savedGame.ts';
import type { SavedStudy } from './savedStudy.ts';
import { readStudy } from './savedStudy.ts';
import type { Shelf } from './database.ts';
import type { Repositories } from './repository.ts';
import { keyOf } from './repository.ts';
import type { Message } from '../../engine/rules/message.ts';

/** Something on the device. An unreadable value stays as it is, for a version that can read it. */
export type Entry =
  | { readonly kind: 'game'; readonly game: SavedGame; readonly value: object }
  | { readonly kind: 'study'; readonly study: SavedStudy; readonly value: object }
  | { readonly kind: 'damaged'; readonly shelf: Shelf; readonly reason: Message; readonly value: object };

export interface LibraryState {
  /** Newest first, as last read; null until the repository has answered. */
  readonly entries: readonly Entry[] | null;
  /** Why nothing can be kept or shown here; null when all is well. */
  readonly trouble: Message | null;

  readonly refresh: () => Promise<void>;
  readonly rename: (shelf: Shelf, id: string, title: string) => Promise<void>;
  readonly remove: (entry: Entry) => Promise<void>;
  /** Brings back a removed entry. */
  readonly restore: (entry: Entry) => Promise<void>;
  readonly add: (exported: Exported) => Promise<Imported>;
}

export type LibraryStore = StoreApi<LibraryState>;

/** A store of the games and studies on a device. */
export function createLibrary(repositories: Repositories, newId: () => string): LibraryStore {
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
        const [games, studies] = await Promise.all([repositories.games.all(), repositories.studies.all()]);
        if (games.ok && studies.ok) {
          const entries = [...games.value.flatMap(gameEntry), ...studies.value.flatMap(studyEntry)];
          set({ entries: entries.sort(byAge), trouble: null });
          return;
        }
        const trouble = games.ok ? (studies.ok ? null : studies.message) : games.message;
        set(({ entries }) => ({ entries: entries ?? [], trouble }));
      },
      rename: (shelf, id, title) => after(repositories[shelf].rename(id, title.trim())),
      remove: (entry) => {
        const { value } = entry;
        const removing = repositories[shelfOf(entry)].remove(keyOf(value)).then((removed) => {
          if (removed.ok)
            set(({ entries }) => ({ entries: entries?.filter((other) => other.value !== value) ?? null }));
          return removed;
        });
        return after(removing);
      },
      restore: (entry) => after(repositories[shelfOf(entry)].restore(entry.value)),
      add: async (exported) => {
        const games = await importGames(repositories.games, exported, newId);
        const studies = await importStudies(repositories.studies, exported.studies, newId);
        await get().refresh();
        return { ...games, studies: studies.counts, trouble: games.trouble ?? studies.trouble };
      },
    };
  });
}

function gameEntry(value: unknown): Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  const game = readSaved(value);
  if (game.ok) return [{ kind: 'game', game: game.value, value }];
  return [{ kind: 'damaged', shelf: 'games', reason: game.message, value }];
}

function studyEntry(value: unknown): Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  const study = readStudy(value);
  if (study.ok) return [{ kind: 'study', study: study.value, value }];
  return [{ kind: 'damaged', shelf: 'studies', reason: study.message, value }];
}

/** Where an entry is kept. */
export function shelfOf(entry: Entry): Shelf {
  switch (entry.kind) {
    case 'game':
      return 'games';
    case 'study':
      return 'studies';
    case 'damaged':
      return entry.shelf;
  }
}

/** Newest first, with unreadable entries at the end. */
const byAge = (a: Entry, b: Entry): number => changedOf(b) - changedOf(a);

function changedOf(entry: Entry): number {
  switch (entry.kind) {
    case 'game':
      return entry.game.changed;
    case 'study':
      return entry.study.changed;
    case 'damaged':
      return -1;
  }
}
