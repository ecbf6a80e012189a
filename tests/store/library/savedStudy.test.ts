import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { openRepositories } from '../../../src/store/library/repository.ts';
import type { SavedStudy } from '../../../src/store/library/savedStudy.ts';
import { isNewerStudy, readStudy } from '../../../src/store/library/savedStudy.ts';
import { refusalOf, valueOf } from '../../support/result.ts';

let databases = 0;
const freshName = () => `studies ${String(++databases)}`;

const study: SavedStudy = {
  schema: 1,
  id: 'one',
  variant: 'hex39',
  link: 'a-link',
  title: 'Castles',
  created: 1000,
  changed: 2000,
  revision: 3,
  moves: 4,
  position: 'somewhere',
};

describe('a saved study', () => {
  test('is read as it was written', () => {
    expect(valueOf(readStudy(study))).toEqual(study);
  });

  test('is read without damaged fields that it can do without', () => {
    const damaged = {
      ...study,
      title: 7,
      created: -1,
      changed: 'now',
      revision: null,
      moves: 0.5,
      position: 1,
    };
    const rescued = { title: '', created: 0, changed: 0, revision: 0, moves: 0, position: '' };
    expect(valueOf(readStudy(damaged))).toEqual({ ...study, ...rescued });
  });

  test('is refused without its tree, and otherwise with the reason', () => {
    expect(refusalOf(readStudy({ ...study, link: '' }))).toBe('The record of this study is damaged.');
    expect(refusalOf(readStudy({ ...study, link: undefined, schema: 2 }))).toMatch(/newer Oddboard/);
    expect(refusalOf(readStudy('study'))).toBe('What is stored here is not a study.');
  });

  test('of a newer Oddboard is read as far as this one understands it', () => {
    const newer = valueOf(readStudy({ ...study, schema: 2, more: true }));
    expect(newer).toEqual({ ...study, schema: 2 });
    expect(isNewerStudy(newer)).toBe(true);
    expect(isNewerStudy(study)).toBe(false);
  });
});

describe('the database', () => {
  test('keeps its games when it is given a place for studies', async () => {
    const name = freshName();
    const before = await openDB(name, 1, {
      upgrade: (database) => {
        database.createObjectStore('games', { keyPath: 'id' });
        database.createObjectStore('done');
      },
    });
    await before.put('games', { id: 'old', actions: ['c3-b4'] });
    await before.put('done', true, 'games brought along');
    before.close();
    const { games, studies } = openRepositories(name);
    expect(valueOf(await games.all())).toEqual([{ id: 'old', actions: ['c3-b4'] }]);
    expect(valueOf(await studies.all())).toEqual([]);
  });

  test('has studies apart from games, and overwrites, renames and removes them alike', async () => {
    const { games, studies } = openRepositories(freshName());
    expect(await studies.put(study, null)).toEqual({ kind: 'kept' });
    expect(await studies.put({ ...study, revision: 9 }, 2)).toEqual({ kind: 'changed elsewhere' });
    valueOf(await studies.rename('one', 'Towers'));
    expect(await studies.put({ ...study, revision: 4 }, 3)).toEqual({ kind: 'kept' });
    expect(valueOf(await studies.get('one'))).toMatchObject({ title: 'Towers', revision: 4 });
    expect(valueOf(await games.all())).toEqual([]);
    valueOf(await studies.remove('one'));
    expect(valueOf(await studies.all())).toEqual([]);
    valueOf(await studies.restore(study));
    expect(valueOf(await studies.all())).toEqual([study]);
  });
});
