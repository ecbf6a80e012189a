// @vitest-environment jsdom
/** Data exactly as earlier builds wrote it: `first.json` on 2026-11-20, `second.json` on 2026-11-22. */
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { openedLink } from '../../src/engine/record/link.ts';
import { readRecordText } from '../../src/engine/record/recordText.ts';
import { playWritten } from '../../src/engine/record/writtenRecord.ts';
import { readExport } from '../../src/store/library/exportFile.ts';
import { findGame } from '../../src/store/library/finding.ts';
import { readSaved } from '../../src/store/library/savedGame.ts';
import { openRepository } from '../../src/store/library/repository.ts';
import { createPlayStore } from '../../src/store/playStore.ts';
import first from '../fixtures/first.json' with { type: 'json' };
import second from '../fixtures/second.json' with { type: 'json' };
import { variantNamed } from '../support/registry.ts';
import { valueOf } from '../support/result.ts';

afterEach(() => {
  localStorage.clear();
});

const actionsOf = (steps: readonly { readonly action: string }[]) => steps.map(({ action }) => action);

let shelves = 0;

/** The game of an entry as a reloaded page finds it. */
async function found(entry: object) {
  const saved = valueOf(readSaved(entry));
  const repository = openRepository(`migrations ${String(++shelves)}`);
  valueOf(await repository.restore(entry));
  const asked = { linked: null, shown: { game: saved.id, revision: null } };
  return valueOf(await findGame(variantNamed(saved.variant), asked, { repository, newId: () => 'another' }));
}

test.each(first.entries)('a game of $variant that the first build saved can go on', async (entry) => {
  const { document } = await found(entry);
  expect(actionsOf(document.game.steps)).toEqual(entry.actions);
  expect(actionsOf(document.game.redoSteps)).toEqual(entry.undone);
  expect(document.clock?.control).toEqual({ kind: 'increment', minutes: [5, 5], seconds: 3 });
});

test.each(first.links.map((text, i) => [i, text] as const))(
  'link %i of the first build opens as it did',
  (i, route) => {
    const [, , id = '', link = ''] = route.split('/');
    const replay = valueOf(openedLink(variantNamed(id), link));
    const entry = first.entries[i];
    expect(actionsOf(replay.game.steps)).toEqual([...(entry?.actions ?? []), ...(entry?.undone ?? [])]);
    expect(replay).toMatchObject({ players: ['Ada', 'Grace'], cursor: 3, stopped: null });
  },
);

test.each(second.export.games)('a game of $variant that the second build saved can go on', async (entry) => {
  const { document, selection } = createPlayStore((await found(entry)).document).getState();
  expect(actionsOf(document.game.steps)).toEqual(entry.actions);
  expect(actionsOf(document.game.redoSteps)).toEqual(entry.undone);
  expect(selection?.picked.length ?? 0).toBe(entry.picked.length);
  expect(document.drawOffer).toBe(entry.drawOffer);
  // Both sides once had the same minutes, which were saved as one number.
  const { minutes, ...control } = entry.clock?.control ?? {};
  expect(document.clock?.control).toEqual(
    entry.clock ? { ...control, minutes: [minutes, minutes] } : undefined,
  );
});

test.each(second.links.map((text, i) => [i, text] as const))(
  'link %i of the second build opens as it did',
  (i, route) => {
    const [, , id = '', link = ''] = route.split('/');
    const { game, cursor, players, identity } = valueOf(openedLink(variantNamed(id), link));
    const entry = second.export.games[i];
    expect(actionsOf(game.steps)).toEqual(entry?.actions);
    expect(players).toEqual(['Ada', 'Grace']);
    expect(cursor).toBe(game.steps.length - (i % 3));
    expect(identity).toEqual({ id: entry?.id, revision: entry?.revision });
  },
);

test.each(second.records.map((text, i) => [i, text] as const))(
  'record %i of the second build is read as it was',
  (i, text) => {
    const [read] = valueOf(readRecordText(text));
    const entry = second.export.games[i];
    if (!read) throw new Error('There is no game in it.');
    const { game, stopped } = valueOf(playWritten(variantNamed(read.record.variant), read.record));
    expect(stopped).toBeNull();
    expect(actionsOf(game.steps)).toEqual(entry?.actions);
  },
);

test('an export of the second build holds all its games and preferences', () => {
  const exported = valueOf(readExport(JSON.stringify(second.export)));
  expect(exported.games.map(({ id }) => id)).toEqual(second.export.games.map(({ id }) => id));
  expect(exported).toMatchObject({ asTheyAre: [], leftOut: 0, preferences: second.export.preferences });
});

test('settings, solved tasks and dismissed explanations of the second build still apply', async () => {
  for (const [key, text] of Object.entries(second.localStorage)) localStorage.setItem(key, text);
  vi.resetModules();
  const { settings } = await import('../../src/store/settings.ts');
  const { progress } = await import('../../src/store/progress.ts');
  const { hintKey, seenHints } = await import('../../src/store/seenHints.ts');
  const {
    settings: { seating, ...preferred },
    progress: learnt,
  } = second.export.preferences;
  expect(seating).toBe('across the table');
  expect(settings.getState()).toMatchObject({
    ...preferred,
    theme: 'high-contrast',
    orientation: 'across-table',
  });
  expect(progress.getState().solved).toEqual(learnt.solved);
  const dismissed = [
    ['ben39', 'check'],
    ['tns', 'drops'],
    ['battle-chieftain-far-walls', 'check'],
    ['chess99', 'two-squares'],
    ['hex39', 'castle'],
  ] as const;
  expect(seenHints.getState().dismissed).toEqual(
    dismissed.map(([id, hint]) => hintKey(variantNamed(id), { id: hint, text: { id: '' }, rule: '' })),
  );
});

test('settings of the third build, which called the orientation seating, still apply', async () => {
  const state = { theme: 'dark', seating: 'turn-board', coordinates: false };
  localStorage.setItem('oddboard:/:settings', JSON.stringify({ state, version: 1 }));
  vi.resetModules();
  const { settings } = await import('../../src/store/settings.ts');
  expect(settings.getState()).toMatchObject({
    theme: 'dark',
    orientation: 'turn-board',
    coordinates: false,
  });
});

test('the preferences in an export of the second build are imported', async () => {
  vi.resetModules();
  const { adopt, currentPreferences } = await import('../../src/store/preferences.ts');
  const exported = valueOf(readExport(JSON.stringify(second.export)));
  adopt(exported.preferences);
  const taken = currentPreferences();
  expect(taken.settings?.state).toMatchObject({
    theme: 'high-contrast',
    orientation: 'across-table',
    sounds: true,
  });
  expect(taken.moments?.state).toMatchObject({
    dismissed: expect.arrayContaining(['tns/drops']) as string[],
  });
  // A new export comes back unchanged as well.
  localStorage.clear();
  vi.resetModules();
  const anew = await import('../../src/store/preferences.ts');
  anew.adopt(JSON.parse(JSON.stringify(taken)) as typeof taken);
  expect(anew.currentPreferences()).toEqual(taken);
});
