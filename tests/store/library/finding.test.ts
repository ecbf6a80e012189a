import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { withActions } from '../../../src/engine/game/action.ts';
import { newGame } from '../../../src/engine/game/game.ts';
import type { Identity } from '../../../src/engine/game/identity.ts';
import { openedLink, writeLink } from '../../../src/engine/record/link.ts';
import { recordOf } from '../../../src/engine/record/record.ts';
import { findGame } from '../../../src/store/library/finding.ts';
import type { Wish } from '../../../src/store/library/found.ts';
import { savedFrom } from '../../../src/store/library/savedGame.ts';
import type { Repository } from '../../../src/store/library/repository.ts';
import { openRepository } from '../../../src/store/library/repository.ts';
import { newDocument } from '../../../src/store/document/document.ts';
import { createPlayStore } from '../../../src/store/playStore.ts';
import { variantNamed } from '../../support/registry.ts';
import { refusalOf, sentenceOf, valueOf } from '../../support/result.ts';

const chess99 = variantNamed('chess99');
let shelves = 0;
const newId = () => 'another';

const gameAfter = (line: string) =>
  valueOf(withActions(newGame(chess99), line === '' ? [] : line.split(' ')));

/** A repository with a game of the id `one` on it. */
async function repositoryWith(revision: number, line: string, changes: object = {}): Promise<Repository> {
  const repository = openRepository(`finding ${String(++shelves)}`);
  const game = gameAfter(line);
  const store = createPlayStore(newDocument(game));
  store.getState().setClock({ kind: 'sudden death', minutes: 5 }, true);
  const head = { id: 'one', title: 'Sunday', created: 1, changed: 2, revision };
  expect(
    valueOf(await repository.restore({ ...savedFrom(store.getState().document, head, 0), ...changes })),
  ).toBeNull();
  return repository;
}

/** What an address asks for that holds a line of the game `one`. */
function wish(line: string, revision: number | null, shown: Wish['shown'] = null): Wish {
  const identity: Identity | null = revision === null ? null : { id: 'one', revision };
  const game = gameAfter(line);
  const link = writeLink(chess99, recordOf(game, ['', ''], game.steps.length, identity));
  return { linked: valueOf(openedLink(chess99, link)), shown };
}

const shown = (revision: number | null) => ({ game: 'one', revision });

async function found(repository: Repository, asked: Wish) {
  const { document, keeping } = valueOf(await findGame(chess99, asked, { repository, newId }));
  return {
    line: document.game.steps.map(({ action }) => action).join(' '),
    redoSteps: document.game.redoSteps.map(({ action }) => action).join(' '),
    cursor: document.cursor,
    identity: document.identity,
    clock: document.clock,
    ...keeping,
  };
}

describe('a page that is loaded anew', () => {
  test('shows the kept game when the address is behind it', async () => {
    const repository = await repositoryWith(3, 'a2-a4 a8-a6 b2-b4');
    const game = await found(repository, wish('a2-a4 a8-a6', 2, shown(2)));
    expect(game).toMatchObject({ line: 'a2-a4 a8-a6 b2-b4', isAhead: false, cursor: 3 });
    expect(game.saved?.id).toBe('one');
  });

  test('shows what the address holds when the last writes failed, and keeps it at once', async () => {
    const repository = await repositoryWith(1, 'a2-a4');
    const game = await found(repository, wish('a2-a4 a8-a6 b2-b4', 3, shown(3)));
    expect(game).toMatchObject({ line: 'a2-a4 a8-a6 b2-b4', isAhead: true, setsAside: false });
    expect(game.identity).toEqual({ id: 'one', revision: 3 });
  });

  test('leaves taken back what was taken back after a write failed, sets the longer copy aside, and can redo', async () => {
    const repository = await repositoryWith(3, 'a2-a4 a8-a6 b2-b4');
    const game = await found(repository, wish('a2-a4', 5, shown(5)));
    expect(game).toMatchObject({
      line: 'a2-a4',
      redoSteps: 'a8-a6 b2-b4',
      isAhead: true,
      setsAside: true,
      identity: { id: 'one', revision: 5 },
    });
  });

  test('knows that all was taken back, though the address is empty', async () => {
    const repository = await repositoryWith(1, 'a2-a4');
    const game = await found(repository, { linked: null, shown: shown(2) });
    expect(game).toMatchObject({ line: '', redoSteps: 'a2-a4', identity: { id: 'one', revision: 2 } });
  });

  test('goes on with a line that has parted as a game of its own, kept at once', async () => {
    const repository = await repositoryWith(4, 'a2-a4 a8-a6 b2-b4');
    const game = await found(repository, wish('a2-a4 c8-c6', 7, shown(7)));
    expect(game).toMatchObject({ line: 'a2-a4 c8-c6', saved: null, isAhead: true });
    expect(game.identity?.id).toBe('another');
  });

  test('takes the clock from the device, since the address has none', async () => {
    const repository = await repositoryWith(1, 'a2-a4');
    expect((await found(repository, wish('a2-a4 a8-a6', 2, shown(2)))).clock?.control.minutes).toBe(5);
  });

  test('keeps at once what the device does not have, unless somebody has deleted it', async () => {
    const repository = openRepository(`finding ${String(++shelves)}`);
    expect(await found(repository, wish('a2-a4', 1, shown(1)))).toMatchObject({ isAhead: true, saved: null });
    await repository.remove('one');
    expect(await found(repository, wish('a2-a4', 1, shown(1)))).toMatchObject({
      isAhead: false,
      saved: null,
    });
  });

  test('finds its game after an update from an Oddboard whose links had no id', async () => {
    const repository = await repositoryWith(9, 'a2-a4 a8-a6');
    expect(await found(repository, wish('a2-a4', null, shown(null)))).toMatchObject({ line: 'a2-a4 a8-a6' });
    expect(await found(repository, wish('a2-a4 a8-a6 b2-b4', null, shown(null)))).toMatchObject({
      line: 'a2-a4 a8-a6 b2-b4',
      isAhead: true,
      identity: { id: 'one', revision: 10 },
    });
  });
});

describe('a link that somebody opens', () => {
  test('without an id is a game of its own', async () => {
    const repository = await repositoryWith(3, 'a2-a4 a8-a6');
    const game = await found(repository, wish('a2-a4 a8-a6', null));
    expect(game).toMatchObject({ identity: null, saved: null, isAhead: false });
  });

  test('of a game that the device does not have is not kept for being looked at', async () => {
    const repository = openRepository(`finding ${String(++shelves)}`);
    const game = await found(repository, wish('a2-a4', 4));
    expect(game).toMatchObject({ identity: { id: 'one', revision: 4 }, saved: null, isAhead: false });
  });

  test('of a kept game shows that game, as far as the link looks', async () => {
    const repository = await repositoryWith(3, 'a2-a4 a8-a6 b2-b4');
    expect(await found(repository, wish('a2-a4', 1))).toMatchObject({ line: 'a2-a4 a8-a6 b2-b4', cursor: 1 });
  });

  test('in which the kept game goes on is that game, written when something happens', async () => {
    const repository = await repositoryWith(2, 'a2-a4 a8-a6');
    const game = await found(repository, wish('a2-a4 a8-a6 b2-b4', 3));
    expect(game).toMatchObject({ line: 'a2-a4 a8-a6 b2-b4', isAhead: false });
    expect(game.saved?.id).toBe('one');
  });

  test('whose line has parted from the kept game leaves that alone', async () => {
    const repository = await repositoryWith(2, 'a2-a4 a8-a6');
    const game = await found(repository, wish('a2-a4 c8-c6', 8));
    expect(game).toMatchObject({ line: 'a2-a4 c8-c6', identity: null, saved: null, isAhead: false });
  });
});

describe('what the device has', () => {
  test('of a newer Oddboard is looked at, and not written over', async () => {
    const repository = await repositoryWith(3, 'a2-a4', { schema: 99, weather: 'fair' });
    const result = await findGame(chess99, { linked: null, shown: shown(null) }, { repository, newId });
    const { document, stopped, keeping } = valueOf(result);
    expect(document.game.steps).toHaveLength(1);
    expect(sentenceOf(stopped)).toMatch(/newer Oddboard/);
    expect(document.identity).toBeNull();
    expect(keeping.saved).toBeNull();
  });

  test('and cannot be read is left as it is, where the address holds the game', async () => {
    const repository = await repositoryWith(3, 'a2-a4', { actions: 'x' });
    expect(await found(repository, wish('a2-a4', 3, shown(3)))).toMatchObject({ line: 'a2-a4', saved: null });
    const alone = await findGame(chess99, { linked: null, shown: shown(null) }, { repository, newId });
    expect(refusalOf(alone)).toMatch(/damaged/);
  });

  test('is asked for once more when that failed, and done without where the address holds the game', async () => {
    const repository = await repositoryWith(3, 'a2-a4 a8-a6');
    let failures = 1;
    const shaky: Repository = {
      ...repository,
      get: (id) =>
        failures-- > 0
          ? Promise.resolve({ ok: false, message: { id: 'keeping/not-opened-yet' } })
          : repository.get(id),
    };
    expect(await found(shaky, wish('a2-a4', 1, shown(1)))).toMatchObject({ line: 'a2-a4 a8-a6' });
    failures = 2;
    expect(await found(shaky, wish('a2-a4', 1, shown(1)))).toMatchObject({ line: 'a2-a4', isAhead: true });
    failures = 2;
    const alone = await findGame(chess99, { linked: null, shown: shown(null) }, { repository: shaky, newId });
    expect(refusalOf(alone)).toBe('The browser has not opened the storage of this page yet.');
  });
});
