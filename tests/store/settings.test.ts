// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

/** The settings as a page finds them that is opened over what is stored. */
async function settingsOver(stored: unknown) {
  localStorage.setItem('oddboard-settings', JSON.stringify({ state: stored, version: 0 }));
  vi.resetModules();
  return (await import('../../src/store/settings.ts')).settings;
}

beforeEach(() => {
  localStorage.clear();
});

test('pieces are figures, and the theme is the system’s, until someone chooses', async () => {
  expect((await settingsOver({})).getState()).toMatchObject({ pieces: 'figures', theme: 'system' });
});

test('a piece set and high contrast are kept', async () => {
  const settings = await settingsOver({});
  settings.getState().change({ pieces: 'moves', theme: 'high contrast' });
  const { state } = JSON.parse(localStorage.getItem('oddboard-settings') ?? '') as { state: unknown };
  expect((await settingsOver(state)).getState()).toMatchObject({ pieces: 'moves', theme: 'high contrast' });
});

test('a piece set that is not known is forgotten, and nothing else', async () => {
  expect((await settingsOver({ pieces: 'emoji', theme: 'dark' })).getState()).toMatchObject({
    pieces: 'figures',
    theme: 'dark',
  });
});
