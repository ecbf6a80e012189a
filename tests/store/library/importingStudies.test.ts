import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { addLine } from '../../../src/engine/tree/edits.ts';
import { newTree } from '../../../src/engine/tree/tree.ts';
import { openedTree } from '../../../src/engine/record/treeLink.ts';
import { savedStudyFrom } from '../../../src/store/explore/savedStudyFrom.ts';
import { newStudy } from '../../../src/store/explore/study.ts';
import { readExport, writeExport } from '../../../src/store/library/exportFile.ts';
import type { Entry } from '../../../src/store/library/libraryStore.ts';
import { createLibrary } from '../../../src/store/library/libraryStore.ts';
import { openText } from '../../../src/store/library/openText.ts';
import type { Repositories } from '../../../src/store/library/repository.ts';
import { openRepositories } from '../../../src/store/library/repository.ts';
import type { SavedStudy } from '../../../src/store/library/savedStudy.ts';
import { readStudy } from '../../../src/store/library/savedStudy.ts';
import { say } from '../../../src/words/say.ts';
import { matches } from '../../../src/ui/library/search.ts';
import { pathsIn } from '../../support/randomTree.ts';
import { variantNamed } from '../../support/registry.ts';
import { valueOf } from '../../support/result.ts';

const hex = variantNamed('hex39');
let devices = 0;
const freshDevice = () => openRepositories(`importing studies ${String(++devices)}`);

/** A study with some lines. */
function studyWith(lines: readonly string[], changes: Partial<SavedStudy> = {}): SavedStudy {
  const tree = lines.reduce((grown, line) => addLine(grown, [], line.split(' ')), newTree(hex));
  const head = { id: 'one', title: 'Castles', created: 1000, changed: 2000, revision: 1, ...changes };
  return savedStudyFrom({ ...newStudy(hex), tree }, head);
}

/** What is said of a text that is opened on a device. */
async function saidOf(text: string, device: Repositories): Promise<string> {
  let ids = 0;
  const newId = () => `new ${String(++ids)}`;
  const opened = valueOf(await openText(text, createLibrary(device, newId), { now: () => 3000, newId }));
  return opened.kind === 'imported' ? say(opened.message) : '';
}

const keptOn = async ({ studies }: Repositories) =>
  valueOf(await studies.all()).map((value) => valueOf(readStudy(value)));

const pathsOf = ({ link }: SavedStudy) => pathsIn(valueOf(openedTree(hex, link)).tree);

test('an export brings its studies to another device, once', async () => {
  const study = studyWith(['c3-b4 c7-b6', 'e3-d4']);
  const text = writeExport([], {}, [study]);
  const device = freshDevice();
  expect(await saidOf(text, device)).toBe('1 study was added.');
  expect(await keptOn(device)).toEqual([study]);
  expect(await saidOf(text, device)).toBe('0 studies were added, 1 study was here already.');
  expect(await keptOn(device)).toEqual([study]);
});

test('a study that is already there gets what the import has more', async () => {
  const device = freshDevice();
  expect(await device.studies.put(studyWith(['c3-b4']), null)).toEqual({ kind: 'kept' });
  const text = writeExport([], {}, [studyWith(['e3-d4'], { title: 'Towers' })]);
  expect(await saidOf(text, device)).toMatch(/1 study was brought up to date/);
  const [study, ...others] = await keptOn(device);
  expect(study && pathsOf(study)).toEqual(['', 'c3-b4', 'e3-d4']);
  expect(study).toMatchObject({ title: 'Castles', revision: 2, moves: 2 });
  expect(others).toEqual([]);
});

test('two studies of one id that cannot be one are both kept', async () => {
  const device = freshDevice();
  const tns = { ...studyWith(['c3-b4']), variant: 'tns' };
  expect(await device.studies.put(tns, null)).toEqual({ kind: 'kept' });
  expect(await saidOf(writeExport([], {}, [studyWith(['c3-b4'])]), device)).toBe('1 study was added.');
  expect(await keptOn(device)).toHaveLength(2);
});

test('a damaged study is kept as it is, and a worthless one is left out', async () => {
  const device = freshDevice();
  const text = writeExport([], {}, [{ id: 'two', schema: 1 }, { id: 'three' }]);
  expect(await saidOf(text, device)).toMatch(
    /1 study was damaged and kept as it is, 1 study was damaged and left out/,
  );
  const library = createLibrary(device, () => 'new');
  await library.getState().refresh();
  expect(library.getState().entries).toMatchObject([{ kind: 'damaged', shelf: 'studies' }]);
});

test('an export from before there were studies still opens', () => {
  const old = valueOf(readExport(JSON.stringify({ format: 'oddboard-games', games: [] })));
  expect(old.studies).toEqual({ studies: [], asTheyAre: [], leftOut: 0 });
});

test('the library lists studies with games, renames them, removes them and brings them back', async () => {
  const device = freshDevice();
  const study = studyWith(['c3-b4']);
  valueOf(await device.studies.restore(study));
  const library = createLibrary(device, () => 'new');
  const entries = () => library.getState().entries ?? [];
  await library.getState().refresh();
  const [entry] = entries();
  expect(entry).toMatchObject({ kind: 'study', study });
  await library.getState().rename('studies', 'one', ' Towers ');
  expect(entries()).toMatchObject([{ study: { title: 'Towers' } }]);
  const [renamed] = entries();
  if (renamed) await library.getState().remove(renamed);
  expect(entries()).toEqual([]);
  if (renamed) await library.getState().restore(renamed);
  expect(entries()).toMatchObject([{ study: { title: 'Towers' } }]);
});

test('a search finds studies by name, by game and as studies', () => {
  const study = studyWith(['c3-b4']);
  const entry: Entry = { kind: 'study', study, value: study };
  const known = new Map();
  for (const search of ['castl', 'hex 39', 'study']) expect(matches(entry, search, known)).toBe(true);
  expect(matches(entry, 'towers', known)).toBe(false);
});
