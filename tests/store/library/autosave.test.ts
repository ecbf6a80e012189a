import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { variantNamed } from '../../support/registry.ts';
import { newGame } from '../../../src/engine/game/game.ts';
import { openChannel } from '../../../src/store/library/channel.ts';
import { NO_STUDIES } from '../../../src/store/library/exportFile.ts';
import { startAutosave } from '../../../src/store/library/autosave.ts';
import type { SavedGame } from '../../../src/store/library/savedGame.ts';
import { readSaved, resumeGame } from '../../../src/store/library/savedGame.ts';
import { createLibrary } from '../../../src/store/library/libraryStore.ts';
import type { Repository } from '../../../src/store/library/repository.ts';
import { openRepositories, openRepository } from '../../../src/store/library/repository.ts';
import { newDocument } from '../../../src/store/document/document.ts';
import type { PlayStore } from '../../../src/store/playStore.ts';
import { createPlayStore } from '../../../src/store/playStore.ts';
import { valueOf } from '../../support/result.ts';
import { typed } from '../../support/typed.ts';

const chess99 = variantNamed('chess99');
let shelves = 0;
let ids = 0;
const newId = () => `game ${String(++ids)}`;
const freshRepository = () => openRepository(`shelf ${String(++shelves)}`);
const { studies } = openRepositories('studies beside the games');
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

/** A game on a screen, saved in a repository. */
function seated(repository: Repository, saved: SavedGame | null = null) {
  const found = saved && valueOf(resumeGame(chess99, saved));
  const store = createPlayStore(found?.document ?? newDocument(newGame(chess99)));
  const keeping = { saved, isAhead: false, setsAside: false };
  const autosave = startAutosave(store, keeping, { repository, now: () => 1000, newId });
  stops.push(autosave.start(store.getState().document));
  return {
    store,
    autosave,
    play: (action: string) => {
      expect(typed(store, action)).toBe(true);
    },
  };
}

async function inRepository(repository: Repository): Promise<readonly SavedGame[]> {
  return valueOf(await repository.all()).map((value) => valueOf(readSaved(value)));
}

const actionsOn = async (repository: Repository) =>
  (await inRepository(repository)).map(({ actions }) => actions.join(' '));

/** Waits until a game with these actions is saved. */
const untilSaved = (repository: Repository, actions: string) =>
  vi.waitFor(async () => {
    expect(await actionsOn(repository)).toContain(actions);
  });

const idOf = (store: PlayStore): string => store.getState().document.identity?.id ?? 'none';

describe('a game in progress', () => {
  test('is saved with its first move, and again with every further one', async () => {
    const repository = freshRepository();
    const { store, play } = seated(repository);
    expect(store.getState().document.identity).toBeNull();
    play('e2-e4');
    await untilSaved(repository, 'e2-e4');
    play('e8-e6');
    await untilSaved(repository, 'e2-e4 e8-e6');
    const [game] = await inRepository(repository);
    expect(game).toMatchObject({ id: idOf(store), created: 1000, outcome: null });
  });

  test('is not saved merely because it is viewed', async () => {
    const repository = freshRepository();
    const { store } = seated(repository);
    store.getState().pick({ kind: 'site', site: 0 });
    expect(await inRepository(repository)).toEqual([]);
  });

  test('is saved as a separate game if another page has continued it', async () => {
    const repository = freshRepository();
    const first = seated(repository);
    first.play('a2-a4');
    await untilSaved(repository, 'a2-a4');
    const [saved] = await inRepository(repository);
    const second = seated(repository, saved);
    second.play('b8-b6');
    await untilSaved(repository, 'a2-a4 b8-b6');
    first.play('c8-c6');
    await untilSaved(repository, 'a2-a4 c8-c6');
    expect((await actionsOn(repository)).toSorted()).toEqual(['a2-a4 b8-b6', 'a2-a4 c8-c6']);
    expect(idOf(first.store)).not.toBe(idOf(second.store));
    first.play('d2-d3');
    await untilSaved(repository, 'a2-a4 c8-c6 d2-d3');
    expect(await inRepository(repository)).toHaveLength(2);
  });

  test('is saved again if it was deleted in the meantime', async () => {
    const repository = freshRepository();
    const { store, play } = seated(repository);
    play('a2-a4');
    await untilSaved(repository, 'a2-a4');
    await repository.remove(idOf(store));
    play('a8-a6');
    await untilSaved(repository, 'a2-a4 a8-a6');
  });

  test('keeps the title that it was given in the library', async () => {
    const repository = freshRepository();
    const { store, play } = seated(repository);
    play('a2-a4');
    await untilSaved(repository, 'a2-a4');
    await repository.rename(idOf(store), 'Sunday');
    play('a8-a6');
    await untilSaved(repository, 'a2-a4 a8-a6');
    expect((await inRepository(repository))[0]?.title).toBe('Sunday');
  });

  test('goes on if nothing can be saved, and the page says why', async () => {
    const repository: Repository = {
      ...freshRepository(),
      put: () => Promise.resolve({ kind: 'failed', message: { id: 'keeping/no-room' } }),
    };
    const { autosave, play } = seated(repository);
    play('a2-a4');
    await vi.waitFor(() => {
      expect(autosave.state.getState().trouble).toEqual({ id: 'keeping/no-room' });
    });
    play('a8-a6');
  });

  test('counts as saved if it was written, even if the browser lost the answer', async () => {
    const repository = freshRepository();
    const commit = Reflect.get(IDBTransaction.prototype, 'commit');
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
      commit.call(this);
      throw new DOMException('', 'AbortError');
    });
    const { autosave, play } = seated(repository);
    play('e2-e4');
    await vi.waitFor(() => {
      expect(autosave.state.getState()).toMatchObject({ isSaved: true, trouble: null });
    });
    expect(await actionsOn(repository)).toEqual(['e2-e4']);
  });

  test('shows its changes in another page that has it open', async () => {
    const repository = freshRepository();
    const first = seated(repository);
    first.play('a2-a4');
    await untilSaved(repository, 'a2-a4');
    const [saved] = await inRepository(repository);
    const second = seated(repository, saved);
    await vi.waitFor(() => {
      expect(first.autosave.state.getState().elsewhere).toBe('open');
      expect(second.autosave.state.getState().elsewhere).toBe('open');
    });
    second.play('b8-b6');
    await vi.waitFor(() => {
      expect(first.autosave.state.getState().elsewhere).toBe('changed');
    });
  });
});

test('the page reports a game that could be written only after it left the screen', async () => {
  const repository = freshRepository();
  const told = vi.fn();
  const channel = openChannel(told);
  stops.push(channel.close);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('Not now.', 'UnknownError');
  });
  const { autosave, play } = seated(repository);
  play('e2-e4');
  await vi.waitFor(() => {
    expect(autosave.state.getState().isSaved).toBe(false);
  });
  stops.pop()?.();
  await untilSaved(repository, 'e2-e4');
  await vi.waitFor(() => {
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ kind: 'changed' }));
  });
});

describe('the library', () => {
  test('that cannot be read for once keeps its list, and says why it is not updated', async () => {
    const repository = freshRepository();
    seated(repository).play('e2-e4');
    await untilSaved(repository, 'e2-e4');
    const library = createLibrary({ games: repository, studies }, newId);
    await library.getState().refresh();
    const [entry] = library.getState().entries ?? [];
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('Not now.', 'UnknownError');
    });
    await library.getState().refresh();
    expect(library.getState()).toMatchObject({
      entries: [entry],
      trouble: { id: 'keeping/broken' },
    });
    if (entry) await library.getState().remove(entry);
    expect(library.getState().entries).toEqual([]);
  });

  test('lists the newest game first and what cannot be read last', async () => {
    const repository = freshRepository();
    const { play } = seated(repository);
    play('a2-a4');
    await untilSaved(repository, 'a2-a4');
    await repository.restore({ id: 'broken', schema: 1 });
    await repository.restore({ id: 'odd' });
    const library = createLibrary({ games: repository, studies }, newId);
    await library.getState().refresh();
    expect(library.getState().entries?.map(({ kind }) => kind)).toEqual(['game', 'damaged', 'damaged']);
  });

  test('imports games that it lacks, and a different game of the same id under a new one', async () => {
    const repository = freshRepository();
    const { play } = seated(repository);
    play('a2-a4');
    await untilSaved(repository, 'a2-a4');
    const library = createLibrary({ games: repository, studies }, newId);
    const [here] = await inRepository(repository);
    if (!here) throw new Error('There should be a game.');
    const there: SavedGame = { ...here, actions: ['a2-a4', 'b8-b6'] };
    const games = [here, there];
    const exported = { games, asTheyAre: [], leftOut: 1, studies: NO_STUDIES, preferences: {} };
    expect(await library.getState().add(exported)).toMatchObject({
      added: 1,
      known: 1,
      updated: 0,
      leftOut: 1,
      trouble: null,
    });
    expect(new Set((await inRepository(repository)).map(({ id }) => id)).size).toBe(2);
    expect(await library.getState().add(exported)).toMatchObject({ added: 0, known: 2 });
  });

  test('restores exactly what was deleted', async () => {
    const repository = freshRepository();
    await repository.restore({ id: 'broken', schema: 1, what: 'ever' });
    const library = createLibrary({ games: repository, studies }, newId);
    await library.getState().refresh();
    const [entry] = library.getState().entries ?? [];
    if (!entry) throw new Error('There should be an entry.');
    await library.getState().remove(entry);
    expect(library.getState().entries).toEqual([]);
    await library.getState().restore(entry);
    expect(library.getState().entries).toEqual([entry]);
  });
});
