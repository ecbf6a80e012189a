import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { withActions } from '../../../src/engine/game/action.ts';
import { newGame } from '../../../src/engine/game/game.ts';
import type { Identity } from '../../../src/engine/game/identity.ts';
import { openedLink, writeLink } from '../../../src/engine/game/link.ts';
import { recordOf } from '../../../src/engine/game/record.ts';
import { findGame } from '../../../src/store/library/finding.ts';
import type { Wish } from '../../../src/store/library/found.ts';
import { keptFrom } from '../../../src/store/library/keptGame.ts';
import type { Shelf } from '../../../src/store/library/shelf.ts';
import { openShelf } from '../../../src/store/library/shelf.ts';
import { createPlayStore } from '../../../src/store/playStore.ts';
import { variantNamed } from '../../support/catalogue.ts';
import { refusalOf, valueOf } from '../../support/result.ts';

const chess99 = variantNamed('chess99');
let shelves = 0;
const newId = () => 'another';

const gameAfter = (line: string) =>
  valueOf(withActions(newGame(chess99), line === '' ? [] : line.split(' ')));

/** A shelf with a game of the id `one` on it. */
async function shelfWith(revision: number, line: string, changes: object = {}): Promise<Shelf> {
  const shelf = openShelf(`finding ${String(++shelves)}`);
  const game = gameAfter(line);
  const store = createPlayStore({ game, players: ['', ''], look: game.steps.length, stopped: null });
  store.getState().setClock({ kind: 'sudden death', minutes: 5 }, true);
  const head = { id: 'one', title: 'Sunday', created: 1, changed: 2, revision };
  expect(valueOf(await shelf.restore({ ...keptFrom(store.getState(), head), ...changes }))).toBeNull();
  return shelf;
}

/** What an address asks for that holds a line of the game `one`. */
function wish(line: string, revision: number | null, shown: Wish['shown'] = null): Wish {
  const identity: Identity | null = revision === null ? null : { id: 'one', revision };
  const game = gameAfter(line);
  const link = writeLink(chess99, recordOf(game, ['', ''], game.steps.length, identity));
  return { linked: valueOf(openedLink(chess99, link)), shown };
}

const shown = (revision: number | null) => ({ game: 'one', revision });

async function found(shelf: Shelf, asked: Wish) {
  const { replay, pending, keeping } = valueOf(await findGame(chess99, asked, { shelf, newId }));
  return {
    line: replay.game.steps.map(({ action }) => action).join(' '),
    undone: replay.game.undone.map(({ action }) => action).join(' '),
    look: replay.look,
    identity: replay.identity,
    clock: pending.clock ?? null,
    ...keeping,
  };
}

describe('a page that is loaded anew', () => {
  test('shows the kept game when the address is behind it', async () => {
    const shelf = await shelfWith(3, 'a2-a4 a8-a6 b2-b4');
    const game = await found(shelf, wish('a2-a4 a8-a6', 2, shown(2)));
    expect(game).toMatchObject({ line: 'a2-a4 a8-a6 b2-b4', isAhead: false, look: 3 });
    expect(game.kept?.id).toBe('one');
  });

  test('shows what the address holds when the last writes failed, and keeps it at once', async () => {
    const shelf = await shelfWith(1, 'a2-a4');
    const game = await found(shelf, wish('a2-a4 a8-a6 b2-b4', 3, shown(3)));
    expect(game).toMatchObject({ line: 'a2-a4 a8-a6 b2-b4', isAhead: true, setsAside: false });
    expect(game.identity).toEqual({ id: 'one', revision: 3 });
  });

  test('leaves taken back what was taken back after a write failed, sets the longer copy aside, and can redo', async () => {
    const shelf = await shelfWith(3, 'a2-a4 a8-a6 b2-b4');
    const game = await found(shelf, wish('a2-a4', 5, shown(5)));
    expect(game).toMatchObject({
      line: 'a2-a4',
      undone: 'a8-a6 b2-b4',
      isAhead: true,
      setsAside: true,
      identity: { id: 'one', revision: 5 },
    });
  });

  test('knows that all was taken back, though the address is empty', async () => {
    const shelf = await shelfWith(1, 'a2-a4');
    const game = await found(shelf, { linked: null, shown: shown(2) });
    expect(game).toMatchObject({ line: '', undone: 'a2-a4', identity: { id: 'one', revision: 2 } });
  });

  test('goes on with a line that has parted as a game of its own, kept at once', async () => {
    const shelf = await shelfWith(4, 'a2-a4 a8-a6 b2-b4');
    const game = await found(shelf, wish('a2-a4 c8-c6', 7, shown(7)));
    expect(game).toMatchObject({ line: 'a2-a4 c8-c6', kept: null, isAhead: true });
    expect(game.identity?.id).toBe('another');
  });

  test('takes the clock from the device, since the address has none', async () => {
    const shelf = await shelfWith(1, 'a2-a4');
    expect((await found(shelf, wish('a2-a4 a8-a6', 2, shown(2)))).clock?.control.minutes).toBe(5);
  });

  test('keeps at once what the device does not have, unless somebody has deleted it', async () => {
    const shelf = openShelf(`finding ${String(++shelves)}`);
    expect(await found(shelf, wish('a2-a4', 1, shown(1)))).toMatchObject({ isAhead: true, kept: null });
    await shelf.remove('one');
    expect(await found(shelf, wish('a2-a4', 1, shown(1)))).toMatchObject({ isAhead: false, kept: null });
  });

  test('finds its game after an update from an Oddboard whose links had no id', async () => {
    const shelf = await shelfWith(9, 'a2-a4 a8-a6');
    expect(await found(shelf, wish('a2-a4', null, shown(null)))).toMatchObject({ line: 'a2-a4 a8-a6' });
    expect(await found(shelf, wish('a2-a4 a8-a6 b2-b4', null, shown(null)))).toMatchObject({
      line: 'a2-a4 a8-a6 b2-b4',
      isAhead: true,
      identity: { id: 'one', revision: 10 },
    });
  });
});

describe('a link that somebody opens', () => {
  test('without an id is a game of its own', async () => {
    const shelf = await shelfWith(3, 'a2-a4 a8-a6');
    const game = await found(shelf, wish('a2-a4 a8-a6', null));
    expect(game).toMatchObject({ identity: undefined, kept: null, isAhead: false });
  });

  test('of a game that the device does not have is not kept for being looked at', async () => {
    const shelf = openShelf(`finding ${String(++shelves)}`);
    const game = await found(shelf, wish('a2-a4', 4));
    expect(game).toMatchObject({ identity: { id: 'one', revision: 4 }, kept: null, isAhead: false });
  });

  test('of a kept game shows that game, as far as the link looks', async () => {
    const shelf = await shelfWith(3, 'a2-a4 a8-a6 b2-b4');
    expect(await found(shelf, wish('a2-a4', 1))).toMatchObject({ line: 'a2-a4 a8-a6 b2-b4', look: 1 });
  });

  test('in which the kept game goes on is that game, written when something happens', async () => {
    const shelf = await shelfWith(2, 'a2-a4 a8-a6');
    const game = await found(shelf, wish('a2-a4 a8-a6 b2-b4', 3));
    expect(game).toMatchObject({ line: 'a2-a4 a8-a6 b2-b4', isAhead: false });
    expect(game.kept?.id).toBe('one');
  });

  test('whose line has parted from the kept game leaves that alone', async () => {
    const shelf = await shelfWith(2, 'a2-a4 a8-a6');
    const game = await found(shelf, wish('a2-a4 c8-c6', 8));
    expect(game).toMatchObject({ line: 'a2-a4 c8-c6', identity: undefined, kept: null, isAhead: false });
  });
});

describe('what the device has', () => {
  test('of a newer Oddboard is looked at, and not written over', async () => {
    const shelf = await shelfWith(3, 'a2-a4', { schema: 99, weather: 'fair' });
    const result = await findGame(chess99, { linked: null, shown: shown(null) }, { shelf, newId });
    const { replay, keeping } = valueOf(result);
    expect(replay.game.steps).toHaveLength(1);
    expect(replay.stopped).toMatch(/newer Oddboard/);
    expect(replay.identity).toBeUndefined();
    expect(keeping.kept).toBeNull();
  });

  test('and cannot be read is left as it is, where the address holds the game', async () => {
    const shelf = await shelfWith(3, 'a2-a4', { actions: 'x' });
    expect(await found(shelf, wish('a2-a4', 3, shown(3)))).toMatchObject({ line: 'a2-a4', kept: null });
    const alone = await findGame(chess99, { linked: null, shown: shown(null) }, { shelf, newId });
    expect(refusalOf(alone)).toMatch(/damaged/);
  });

  test('is asked for once more when that failed, and done without where the address holds the game', async () => {
    const shelf = await shelfWith(3, 'a2-a4 a8-a6');
    let failures = 1;
    const shaky: Shelf = {
      ...shelf,
      get: (id) => (failures-- > 0 ? Promise.resolve({ ok: false, message: 'Not now.' }) : shelf.get(id)),
    };
    expect(await found(shaky, wish('a2-a4', 1, shown(1)))).toMatchObject({ line: 'a2-a4 a8-a6' });
    failures = 2;
    expect(await found(shaky, wish('a2-a4', 1, shown(1)))).toMatchObject({ line: 'a2-a4', isAhead: true });
    failures = 2;
    const alone = await findGame(chess99, { linked: null, shown: shown(null) }, { shelf: shaky, newId });
    expect(refusalOf(alone)).toBe('Not now.');
  });
});
