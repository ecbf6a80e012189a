import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { variantNamed } from '../../support/catalogue.ts';
import { newGame } from '../../../src/engine/game/game.ts';
import { openChannel } from '../../../src/store/library/channel.ts';
import { keepGame } from '../../../src/store/library/keeper.ts';
import type { KeptGame } from '../../../src/store/library/keptGame.ts';
import { readKept, resumed } from '../../../src/store/library/keptGame.ts';
import { createLibrary } from '../../../src/store/library/libraryStore.ts';
import type { Shelf } from '../../../src/store/library/shelf.ts';
import { openShelf } from '../../../src/store/library/shelf.ts';
import type { PlayStore } from '../../../src/store/playStore.ts';
import { createPlayStore } from '../../../src/store/playStore.ts';
import { valueOf } from '../../support/result.ts';

const chess99 = variantNamed('chess99');
let shelves = 0;
let ids = 0;
const newId = () => `game ${String(++ids)}`;
const freshShelf = () => openShelf(`shelf ${String(++shelves)}`);
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

/** A game on a screen, kept on a shelf. */
function seated(shelf: Shelf, kept: KeptGame | null = null) {
  const found = kept && valueOf(resumed(chess99, kept));
  const start = { game: newGame(chess99), players: ['', ''] as const, look: 0, stopped: null };
  const store = createPlayStore(found?.replay ?? start, found?.pending);
  const keeping = { kept, isAhead: false, setsAside: false };
  const keeper = keepGame(store, keeping, { shelf, now: () => 1000, newId });
  stops.push(keeper.start(store.getState()));
  return {
    store,
    keeper,
    play: (action: string) => {
      expect(store.getState().say(action)).toBe(true);
    },
  };
}

async function onShelf(shelf: Shelf): Promise<readonly KeptGame[]> {
  return valueOf(await shelf.all()).map((value) => valueOf(readKept(value)));
}

const actionsOn = async (shelf: Shelf) => (await onShelf(shelf)).map(({ actions }) => actions.join(' '));

/** Waits until as many actions of a game are kept. */
const untilKept = (shelf: Shelf, actions: string) =>
  vi.waitFor(async () => {
    expect(await actionsOn(shelf)).toContain(actions);
  });

const idOf = (store: PlayStore): string => store.getState().identity?.id ?? 'none';

describe('a game that is played', () => {
  test('gets onto the shelf with its first move and is written with every further one', async () => {
    const shelf = freshShelf();
    const { store, play } = seated(shelf);
    expect(store.getState().identity).toBeNull();
    play('e2-e4');
    await untilKept(shelf, 'e2-e4');
    play('e8-e6');
    await untilKept(shelf, 'e2-e4 e8-e6');
    const [game] = await onShelf(shelf);
    expect(game).toMatchObject({ id: idOf(store), created: 1000, outcome: null });
  });

  test('is not kept for being looked at', async () => {
    const shelf = freshShelf();
    const { store } = seated(shelf);
    store.getState().pick({ kind: 'site', site: 0 });
    expect(await onShelf(shelf)).toEqual([]);
  });

  test('is kept as a game of its own when another page has gone on with it', async () => {
    const shelf = freshShelf();
    const first = seated(shelf);
    first.play('a2-a4');
    await untilKept(shelf, 'a2-a4');
    const [kept] = await onShelf(shelf);
    const second = seated(shelf, kept);
    second.play('b8-b6');
    await untilKept(shelf, 'a2-a4 b8-b6');
    first.play('c8-c6');
    await untilKept(shelf, 'a2-a4 c8-c6');
    expect((await actionsOn(shelf)).toSorted()).toEqual(['a2-a4 b8-b6', 'a2-a4 c8-c6']);
    expect(idOf(first.store)).not.toBe(idOf(second.store));
    first.play('d2-d3');
    await untilKept(shelf, 'a2-a4 c8-c6 d2-d3');
    expect(await onShelf(shelf)).toHaveLength(2);
  });

  test('is kept anew when it was deleted meanwhile', async () => {
    const shelf = freshShelf();
    const { store, play } = seated(shelf);
    play('a2-a4');
    await untilKept(shelf, 'a2-a4');
    await shelf.remove(idOf(store));
    play('a8-a6');
    await untilKept(shelf, 'a2-a4 a8-a6');
  });

  test('keeps the title that it was given in the library', async () => {
    const shelf = freshShelf();
    const { store, play } = seated(shelf);
    play('a2-a4');
    await untilKept(shelf, 'a2-a4');
    await shelf.rename(idOf(store), 'Sunday');
    play('a8-a6');
    await untilKept(shelf, 'a2-a4 a8-a6');
    expect((await onShelf(shelf))[0]?.title).toBe('Sunday');
  });

  test('goes on when nothing can be kept, and says why', async () => {
    const shelf: Shelf = {
      ...freshShelf(),
      put: () => Promise.resolve({ kind: 'failed', message: 'There is no room.' }),
    };
    const { keeper, play } = seated(shelf);
    play('a2-a4');
    await vi.waitFor(() => {
      expect(keeper.state.getState().trouble).toBe('There is no room.');
    });
    play('a8-a6');
  });

  test('is kept where it was written, though the browser lost the answer', async () => {
    const shelf = freshShelf();
    const commit = Reflect.get(IDBTransaction.prototype, 'commit');
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
      commit.call(this);
      throw new DOMException('', 'AbortError');
    });
    const { keeper, play } = seated(shelf);
    play('e2-e4');
    await vi.waitFor(() => {
      expect(keeper.state.getState()).toMatchObject({ isKept: true, trouble: null });
    });
    expect(await actionsOn(shelf)).toEqual(['e2-e4']);
  });

  test('is seen in the other page that has it', async () => {
    const shelf = freshShelf();
    const first = seated(shelf);
    first.play('a2-a4');
    await untilKept(shelf, 'a2-a4');
    const [kept] = await onShelf(shelf);
    const second = seated(shelf, kept);
    await vi.waitFor(() => {
      expect(first.keeper.state.getState().elsewhere).toBe('open');
      expect(second.keeper.state.getState().elsewhere).toBe('open');
    });
    second.play('b8-b6');
    await vi.waitFor(() => {
      expect(first.keeper.state.getState().elsewhere).toBe('changed');
    });
  });
});

test('a game that could be written only after it left the screen is told of', async () => {
  const shelf = freshShelf();
  const told = vi.fn();
  const channel = openChannel(told);
  stops.push(channel.close);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('Not now.', 'UnknownError');
  });
  const { keeper, play } = seated(shelf);
  play('e2-e4');
  await vi.waitFor(() => {
    expect(keeper.state.getState().isKept).toBe(false);
  });
  stops.pop()?.();
  await untilKept(shelf, 'e2-e4');
  await vi.waitFor(() => {
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ kind: 'changed' }));
  });
});

describe('the library', () => {
  test('that cannot be read for once shows what it has shown, and why it is not more', async () => {
    const shelf = freshShelf();
    seated(shelf).play('e2-e4');
    await untilKept(shelf, 'e2-e4');
    const library = createLibrary(shelf, newId);
    await library.getState().refresh();
    const [entry] = library.getState().entries ?? [];
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('Not now.', 'UnknownError');
    });
    await library.getState().refresh();
    expect(library.getState()).toMatchObject({
      entries: [entry],
      trouble: expect.stringContaining('storage') as string,
    });
    if (entry) await library.getState().remove(entry);
    expect(library.getState().entries).toEqual([]);
  });

  test('lists the newest game first and what cannot be read last', async () => {
    const shelf = freshShelf();
    const { play } = seated(shelf);
    play('a2-a4');
    await untilKept(shelf, 'a2-a4');
    await shelf.restore({ id: 'broken', schema: 1 });
    await shelf.restore({ id: 'odd' });
    const library = createLibrary(shelf, newId);
    await library.getState().refresh();
    expect(library.getState().entries?.map(({ kind }) => kind)).toEqual(['game', 'damaged', 'damaged']);
  });

  test('takes in what it has not, and another game of the same id under a new one', async () => {
    const shelf = freshShelf();
    const { play } = seated(shelf);
    play('a2-a4');
    await untilKept(shelf, 'a2-a4');
    const library = createLibrary(shelf, newId);
    const [here] = await onShelf(shelf);
    if (!here) throw new Error('There should be a game.');
    const there: KeptGame = { ...here, actions: ['a2-a4', 'b8-b6'] };
    const games = [here, there];
    const exported = { games, asTheyAre: [], leftOut: 1, preferences: {} };
    expect(await library.getState().add(exported)).toMatchObject({
      added: 1,
      known: 1,
      updated: 0,
      leftOut: 1,
      trouble: null,
    });
    expect(new Set((await onShelf(shelf)).map(({ id }) => id)).size).toBe(2);
    expect(await library.getState().add(exported)).toMatchObject({ added: 0, known: 2 });
  });

  test('brings back just what was deleted', async () => {
    const shelf = freshShelf();
    await shelf.restore({ id: 'broken', schema: 1, what: 'ever' });
    const library = createLibrary(shelf, newId);
    await library.getState().refresh();
    const [entry] = library.getState().entries ?? [];
    if (!entry) throw new Error('There should be an entry.');
    await library.getState().remove(entry);
    expect(library.getState().entries).toEqual([]);
    await library.getState().restore(entry);
    expect(library.getState().entries).toEqual([entry]);
  });
});
