import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { withActions } from '../../../src/engine/game/action.ts';
import { newGame } from '../../../src/engine/game/game.ts';
import type { Identity } from '../../../src/engine/game/identity.ts';
import { openedLink } from '../../../src/engine/record/link.ts';
import { writeLink } from '../../../src/engine/record/writeLink.ts';
import { recordOf } from '../../../src/engine/record/recordOf.ts';
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

/** A repository that has a game with the id `one`. */
async function repositoryWith(revision: number, line: string, changes: object = {}): Promise<Repository> {
  const repository = openRepository(`finding ${String(++shelves)}`);
  const game = gameAfter(line);
  const store = createPlayStore(newDocument(game));
  store.getState().setClock({ kind: 'sudden death', minutes: [5, 5] }, true);
  const head = { id: 'one', title: 'Sunday', created: 1, changed: 2, revision };
  expect(
    valueOf(await repository.restore({ ...savedFrom(store.getState().document, head, 0), ...changes })),
  ).toBeNull();
  return repository;
}

/** The request of an address that holds a line of the game `one`. */
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

describe('a page that is reloaded', () => {
  test('shows the saved game if the address is behind it', async () => {
    const repository = await repositoryWith(3, 'a2-a4 a8-a6 b2-b4');
    const game = await found(repository, wish('a2-a4 a8-a6', 2, shown(2)));
    expect(game).toMatchObject({ line: 'a2-a4 a8-a6 b2-b4', isAhead: false, cursor: 3 });
    expect(game.saved?.id).toBe('one');
  });

  test('shows the game in the address if the last writes failed, and saves it at once', async () => {
    const repository = await repositoryWith(1, 'a2-a4');
    const game = await found(repository, wish('a2-a4 a8-a6 b2-b4', 3, shown(3)));
    expect(game).toMatchObject({ line: 'a2-a4 a8-a6 b2-b4', isAhead: true, setsAside: false });
    expect(game.identity).toEqual({ id: 'one', revision: 3 });
  });

  test('respects a taking back after a failed write, sets the longer copy aside, and can redo', async () => {
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

  test('shows the saved game after a taking back that the address does not have yet', async () => {
    const repository = await repositoryWith(6, 'a2-a4', { redoActions: ['a8-a6', 'b2-b4'] });
    const game = await found(repository, wish('a2-a4 a8-a6 b2-b4', 5, shown(5)));
    expect(game).toMatchObject({
      line: 'a2-a4',
      redoSteps: 'a8-a6 b2-b4',
      isAhead: false,
      identity: { id: 'one', revision: 6 },
    });
  });

  test('goes on with the game in the address if another page has taken back and it has gone on meanwhile', async () => {
    const repository = await repositoryWith(8, 'a2-a4', { redoActions: ['a8-a6', 'b2-b4'] });
    const game = await found(repository, wish('a2-a4 a8-a6 b2-b4 b8-b6', 6, shown(6)));
    expect(game).toMatchObject({
      line: 'a2-a4 a8-a6 b2-b4 b8-b6',
      isAhead: true,
      identity: { id: 'another' },
    });
  });

  test('knows that everything was taken back, even though the address is empty', async () => {
    const repository = await repositoryWith(1, 'a2-a4');
    const game = await found(repository, { linked: null, shown: shown(2) });
    expect(game).toMatchObject({ line: '', redoSteps: 'a2-a4', identity: { id: 'one', revision: 2 } });
  });

  test('goes on with a line that has diverged as a separate game, saved at once', async () => {
    const repository = await repositoryWith(4, 'a2-a4 a8-a6 b2-b4');
    const game = await found(repository, wish('a2-a4 c8-c6', 7, shown(7)));
    expect(game).toMatchObject({ line: 'a2-a4 c8-c6', saved: null, isAhead: true });
    expect(game.identity?.id).toBe('another');
  });

  test('takes the clock from the device, since the address has none', async () => {
    const repository = await repositoryWith(1, 'a2-a4');
    expect((await found(repository, wish('a2-a4 a8-a6', 2, shown(2)))).clock?.control.minutes).toEqual([
      5, 5,
    ]);
  });

  test('saves a game at once that the device does not have, unless somebody has deleted it', async () => {
    const repository = openRepository(`finding ${String(++shelves)}`);
    expect(await found(repository, wish('a2-a4', 1, shown(1)))).toMatchObject({ isAhead: true, saved: null });
    await repository.remove('one');
    expect(await found(repository, wish('a2-a4', 1, shown(1)))).toMatchObject({
      isAhead: false,
      saved: null,
    });
  });

  test('finds its game after an update from a version whose links had no id', async () => {
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
  test('without an id is a separate game', async () => {
    const repository = await repositoryWith(3, 'a2-a4 a8-a6');
    const game = await found(repository, wish('a2-a4 a8-a6', null));
    expect(game).toMatchObject({ identity: null, saved: null, isAhead: false });
  });

  test('of a game that the device does not have is not saved merely because it is viewed', async () => {
    const repository = openRepository(`finding ${String(++shelves)}`);
    const game = await found(repository, wish('a2-a4', 4));
    expect(game).toMatchObject({ identity: { id: 'one', revision: 4 }, saved: null, isAhead: false });
  });

  test('of a saved game shows that game, at the position of the link', async () => {
    const repository = await repositoryWith(3, 'a2-a4 a8-a6 b2-b4');
    expect(await found(repository, wish('a2-a4', 1))).toMatchObject({ line: 'a2-a4 a8-a6 b2-b4', cursor: 1 });
  });

  test('that continues the saved game is that game, written when something happens', async () => {
    const repository = await repositoryWith(2, 'a2-a4 a8-a6');
    const game = await found(repository, wish('a2-a4 a8-a6 b2-b4', 3));
    expect(game).toMatchObject({ line: 'a2-a4 a8-a6 b2-b4', isAhead: false });
    expect(game.saved?.id).toBe('one');
  });

  test('whose line has diverged from the saved game leaves that alone', async () => {
    const repository = await repositoryWith(2, 'a2-a4 a8-a6');
    const game = await found(repository, wish('a2-a4 c8-c6', 8));
    expect(game).toMatchObject({ line: 'a2-a4 c8-c6', identity: null, saved: null, isAhead: false });
  });
});

describe('a game on the device', () => {
  test('from a newer version is shown, but not overwritten', async () => {
    const repository = await repositoryWith(3, 'a2-a4', { schema: 99, weather: 'fair' });
    const result = await findGame(chess99, { linked: null, shown: shown(null) }, { repository, newId });
    const { document, stopped, keeping } = valueOf(result);
    expect(document.game.steps).toHaveLength(1);
    expect(sentenceOf(stopped)).toMatch(/newer Oddboard/);
    expect(document.identity).toBeNull();
    expect(keeping.saved).toBeNull();
  });

  test('that cannot be read is left as it is if the address holds the game', async () => {
    const repository = await repositoryWith(3, 'a2-a4', { actions: 'x' });
    expect(await found(repository, wish('a2-a4', 3, shown(3)))).toMatchObject({ line: 'a2-a4', saved: null });
    const alone = await findGame(chess99, { linked: null, shown: shown(null) }, { repository, newId });
    expect(refusalOf(alone)).toMatch(/damaged/);
  });

  test('is read once more after a failure, and is not needed if the address holds the game', async () => {
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
