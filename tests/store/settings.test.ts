// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

/** The settings as a newly opened page reads them from storage. */
async function settingsOver(stored: unknown) {
  localStorage.setItem('oddboard:/:settings', JSON.stringify({ state: stored, version: 0 }));
  vi.resetModules();
  return (await import('../../src/store/settings.ts')).settings;
}

beforeEach(() => {
  localStorage.clear();
});

test('pieces are figures, and the theme is the system’s, by default', async () => {
  expect((await settingsOver({})).getState()).toMatchObject({ pieces: 'figures', theme: 'system' });
});

test('a piece set and high contrast are stored', async () => {
  const settings = await settingsOver({});
  settings.getState().change({ pieces: 'moves', theme: 'high-contrast' });
  const { state } = JSON.parse(localStorage.getItem('oddboard:/:settings') ?? '') as { state: unknown };
  expect((await settingsOver(state)).getState()).toMatchObject({ pieces: 'moves', theme: 'high-contrast' });
});

test('only a piece set that is unknown is forgotten', async () => {
  expect((await settingsOver({ pieces: 'emoji', theme: 'dark' })).getState()).toMatchObject({
    pieces: 'figures',
    theme: 'dark',
  });
});

test('settings that the first build stored, under a name without a folder, are imported', async () => {
  localStorage.setItem('oddboard-settings', JSON.stringify({ state: { theme: 'dark' }, version: 0 }));
  vi.resetModules();
  const { settings } = await import('../../src/store/settings.ts');
  expect(settings.getState().theme).toBe('dark');
});

test('a change that cannot be written lasts until the page is closed, and the page says so', async () => {
  const settings = await settingsOver({});
  const { notices } = await import('../../src/store/notices.ts');
  const { say } = await import('../../src/words/say.ts');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  settings.getState().change({ theme: 'dark' });
  settings.getState().change({ sounds: true });
  expect(settings.getState()).toMatchObject({ theme: 'dark', sounds: true });
  expect(notices.getState().notices.map(({ text }) => say(text))).toEqual([
    'There is no room left on this device: your latest settings and solved tasks are kept only until you close this page.',
  ]);
  full.mockRestore();
  settings.getState().change({ confirm: true });
  expect(notices.getState().notices).toEqual([]);
  expect(localStorage.getItem('oddboard:/:settings')).toContain('"theme":"dark"');
});

test('a change is added to what another page has stored in the meantime, and that page is notified', async () => {
  const settings = await settingsOver({});
  const elsewhere = JSON.stringify({ state: { theme: 'dark' }, version: 0 });
  localStorage.setItem('oddboard:/:settings', elsewhere);
  settings.getState().change({ sounds: true });
  expect(settings.getState()).toMatchObject({ theme: 'dark', sounds: true });
  localStorage.setItem('oddboard:/:settings', JSON.stringify({ state: { theme: 'light' }, version: 0 }));
  dispatchEvent(new StorageEvent('storage', { key: 'oddboard:/:settings' }));
  expect(settings.getState().theme).toBe('light');
});

test('tasks solved in two pages are all remembered', async () => {
  vi.resetModules();
  const { progress: here } = await import('../../src/store/progress.ts');
  vi.resetModules();
  const { progress: there } = await import('../../src/store/progress.ts');
  here.getState().solve('hex39/one');
  there.getState().solve('hex39/two');
  expect(there.getState().solved).toEqual(['hex39/one', 'hex39/two']);
});

test('settings that cannot be read for once are not overwritten', async () => {
  const settings = await settingsOver({ theme: 'dark' });
  const refused = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  settings.getState().change({ sounds: true });
  expect(settings.getState()).toMatchObject({ theme: 'dark', sounds: true });
  refused.mockRestore();
  expect(localStorage.getItem('oddboard:/:settings')).toContain('"theme":"dark"');
  settings.getState().change({ confirm: true });
  expect(settings.getState()).toMatchObject({ theme: 'dark', confirm: true });
});
