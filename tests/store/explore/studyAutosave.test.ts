import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addLine } from '../../../src/engine/tree/edits.ts';
import { newTree } from '../../../src/engine/tree/tree.ts';
import { exploring } from '../../../src/store/explore/exploreStore.ts';
import type { StudyKeeping } from '../../../src/store/explore/findStudy.ts';
import { findStudy } from '../../../src/store/explore/findStudy.ts';
import type { Study } from '../../../src/store/explore/study.ts';
import { newStudy } from '../../../src/store/explore/study.ts';
import { autosaveStudy } from '../../../src/store/explore/studyAutosave.ts';
import type { Repository, Written } from '../../../src/store/library/repository.ts';
import { openRepositories } from '../../../src/store/library/repository.ts';
import type { SavedStudy } from '../../../src/store/library/savedStudy.ts';
import { readStudy } from '../../../src/store/library/savedStudy.ts';
import { pathsIn } from '../../support/randomTree.ts';
import { variantNamed } from '../../support/registry.ts';
import { refusalOf, valueOf } from '../../support/result.ts';
import { typed } from '../../support/typed.ts';

const hex = variantNamed('hex39');
let databases = 0;
let ids = 0;
const freshRepository = () => openRepositories(`study autosave ${String(++databases)}`).studies;
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const UNSAVED: StudyKeeping = { id: null, kept: null };

/** A study on the screen of a page. */
function page(repository: Repository<SavedStudy>, study: Study = newStudy(hex), keeping = UNSAVED) {
  const { explore, line } = exploring(study);
  const autosave = autosaveStudy(explore, keeping, {
    repository,
    now: () => 1000,
    newId: () => `study ${String(++ids)}`,
  });
  const stop = autosave.start();
  stops.push(stop);
  return {
    state: explore.getState,
    stop,
    autosave,
    id: () => autosave.state.getState().id ?? 'none',
    paths: () => pathsIn(explore.getState().study.tree),
    play: (action: string) => {
      expect(typed(line, action)).toBe(true);
    },
  };
}

/** Another page that opens the study of an id. */
async function secondPage(repository: Repository<SavedStudy>, id: string) {
  const found = valueOf(await findStudy(hex, { id, revision: null, linked: null }, repository));
  return page(repository, found.study, found.keeping);
}

async function kept(repository: Repository<SavedStudy>): Promise<readonly SavedStudy[]> {
  return valueOf(await repository.all()).map((value) => valueOf(readStudy(value)));
}

/** Waits until exactly one study is kept, and it has so many moves. */
const untilKept = (repository: Repository<SavedStudy>, moves: number) =>
  vi.waitFor(async () => {
    expect((await kept(repository)).map((study) => study.moves)).toEqual([moves]);
  });

describe('a study', () => {
  test('is kept with its first move, and again with every further one', async () => {
    const repository = freshRepository();
    const { play, id } = page(repository);
    play('c3-b4');
    await untilKept(repository, 1);
    play('c7-b6');
    await untilKept(repository, 2);
    const [study] = await kept(repository);
    expect(study).toMatchObject({ id: id(), variant: 'hex39', revision: 2, created: 1000, title: '' });
  });

  test('is kept with its first comment', async () => {
    const repository = freshRepository();
    page(repository).state().comment('Where to?');
    await untilKept(repository, 0);
  });

  test('is not kept for being looked at', async () => {
    const repository = freshRepository();
    const tree = addLine(newTree(hex), [], ['c3-b4', 'c7-b6']);
    const { state, stop, autosave } = page(repository, { ...newStudy(hex), tree });
    state().goBy('last');
    state().goBy('back');
    autosave.flush();
    stop();
    expect(await kept(repository)).toEqual([]);
    expect(autosave.state.getState().id).toBeNull();
  });

  test('is kept once it has a name, and keeps that', async () => {
    const repository = freshRepository();
    const { autosave, play } = page(repository);
    autosave.rename('  Castles ');
    await untilKept(repository, 0);
    autosave.rename('Towers');
    play('c3-b4');
    await untilKept(repository, 1);
    expect((await kept(repository))[0]?.title).toBe('Towers');
  });

  test('is written when it leaves the screen at once', async () => {
    const repository = freshRepository();
    const { play, stop } = page(repository);
    play('c3-b4');
    stop();
    await untilKept(repository, 1);
  });

  test('is tried again after a write has failed, and says why it failed', async () => {
    const repository = freshRepository();
    const full = {
      ...repository,
      put: (): Promise<Written> => Promise.resolve({ kind: 'failed', message: { id: 'keeping/no-room' } }),
    };
    const { play, autosave } = page(full);
    play('c3-b4');
    await vi.waitFor(() => {
      expect(autosave.state.getState().trouble).toEqual({ id: 'keeping/no-room' });
    });
    Object.assign(full, repository);
    autosave.flush();
    await untilKept(repository, 1);
    expect(autosave.state.getState().trouble).toBeNull();
  });
});

describe('a study in two pages', () => {
  test('has what both add, and undoing in one takes nothing of the other', async () => {
    const repository = freshRepository();
    const first = page(repository);
    first.play('c3-b4');
    await untilKept(repository, 1);
    const second = await secondPage(repository, first.id());
    second.play('c7-b6');
    await vi.waitFor(() => {
      expect(first.paths()).toEqual(['', 'c3-b4', 'c3-b4 c7-b6']);
    });
    expect(first.state().study.path).toEqual(['c3-b4']);
    first.state().goBy('first');
    first.play('e3-d4');
    await vi.waitFor(() => {
      expect(second.paths()).toHaveLength(4);
    });
    second.state().undo();
    await untilKept(repository, 2);
    await vi.waitFor(() => {
      expect(first.paths()).toEqual(['', 'c3-b4', 'e3-d4']);
    });
  });

  test('has what both add at the same moment', async () => {
    const repository = freshRepository();
    const first = page(repository);
    first.play('c3-b4');
    await untilKept(repository, 1);
    const second = await secondPage(repository, first.id());
    first.play('c7-b6');
    second.play('c7-d6');
    await untilKept(repository, 3);
    await vi.waitFor(() => {
      expect([...first.paths()].sort()).toEqual([...second.paths()].sort());
    });
    expect(first.paths()).toHaveLength(4);
  });

  test('loses a line in both that is removed in one', async () => {
    const repository = freshRepository();
    const first = page(repository);
    first.play('c3-b4');
    first.play('c7-b6');
    await untilKept(repository, 2);
    const second = await secondPage(repository, first.id());
    second.state().askToRemove();
    second.state().remove();
    await untilKept(repository, 1);
    await vi.waitFor(() => {
      expect(first.paths()).toEqual(['', 'c3-b4']);
    });
  });

  test('stays open after it is removed, and is kept again with its next change', async () => {
    const repository = freshRepository();
    const { play, id, paths } = page(repository);
    play('c3-b4');
    await untilKept(repository, 1);
    valueOf(await repository.remove(id()));
    expect(paths()).toHaveLength(2);
    play('c7-b6');
    await untilKept(repository, 2);
  });

  test('becomes two studies if the saved one cannot be read any more', async () => {
    const repository = freshRepository();
    const { play, id } = page(repository);
    play('c3-b4');
    await untilKept(repository, 1);
    const before = id();
    valueOf(await repository.remove(before));
    valueOf(await repository.restore({ id: before, schema: 1 }));
    play('c7-b6');
    await vi.waitFor(async () => {
      expect(valueOf(await repository.all())).toHaveLength(2);
    });
    expect(id()).not.toBe(before);
  });
});

describe('the study that an address asks for', () => {
  /** What is found for an address with a tree of some lines. */
  const found = (
    repository: Repository<SavedStudy>,
    id: string,
    revision: number,
    lines: readonly string[],
  ) => {
    const tree = lines.reduce((grown, each) => addLine(grown, [], each.split(' ')), newTree(hex));
    const study = { ...newStudy(hex), tree };
    return findStudy(hex, { id, revision, linked: { study, stopped: null } }, repository);
  };
  const pathsOf = async (finding: ReturnType<typeof found>) => pathsIn(valueOf(await finding).study.tree);

  test('is the saved one, with what the address has more if that is ahead', async () => {
    const repository = freshRepository();
    const { play, id, stop } = page(repository);
    play('c3-b4');
    play('c7-b6');
    stop();
    await untilKept(repository, 2);
    const here = ['', 'c3-b4', 'c3-b4 c7-b6'];
    expect(await pathsOf(found(repository, id(), 2, ['e3-d4']))).toEqual(here);
    expect(await pathsOf(found(repository, id(), 3, ['e3-d4']))).toEqual([...here, 'e3-d4']);
  });

  test('is the one in the address if the device has it no more; without one it cannot be shown', async () => {
    const repository = freshRepository();
    expect(await pathsOf(found(repository, 'gone', 3, ['e3-d4']))).toEqual(['', 'e3-d4']);
    const asked = { id: 'gone', revision: null, linked: null };
    expect(refusalOf(await findStudy(hex, asked, repository))).toMatch(/not on this device any more/);
  });

  test('of a newer Oddboard is shown, and stays as it is', async () => {
    const repository = freshRepository();
    const { play, id, stop } = page(repository);
    play('c3-b4');
    stop();
    await untilKept(repository, 1);
    const [study] = await kept(repository);
    valueOf(await repository.remove(id()));
    valueOf(await repository.restore({ ...study, schema: 99 }));
    const again = await secondPage(repository, id());
    expect(again.paths()).toEqual(['', 'c3-b4']);
    again.play('c7-b6');
    await vi.waitFor(async () => {
      expect((await kept(repository)).map((each) => each.schema).sort()).toEqual([1, 99]);
    });
  });
});
