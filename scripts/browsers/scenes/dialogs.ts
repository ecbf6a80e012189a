import assert from 'node:assert/strict';
import { until } from '../patience.ts';
import { playFromStart } from '../playing.ts';
import type { Scene } from '../scene.ts';
import { named, press } from '../scene.ts';
import type { Size, Tab } from '../tab.ts';
import { DESKTOP, PHONE } from '../tab.ts';

/** Opens a dialog of the current page in a window of some size. */
type Opener = (tab: Tab, size: Size) => Promise<void>;

const button =
  (name: string): Opener =>
  (tab) =>
    press(tab, name);

/** A button that is in a menu on a phone. */
const command =
  (name: string): Opener =>
  async (tab, { width }) => {
    if (width === PHONE.width) await press(tab, 'Menu');
    await press(tab, name);
  };

const OF_PLAY: readonly Opener[] = [
  command('Share'),
  command('Clock'),
  button('New game'),
  command('Settings'),
  (tab) => tab.press('?'),
];
const OF_EDITOR: readonly Opener[] = [button('Share'), button('As a diagram…')];
const OF_LIBRARY: readonly Opener[] = [button('Open or import')];

export const dialogScene: Scene = {
  name: 'opens dialogs that do not scroll sideways',
  run: async ({ host, open }) => {
    const tab = await open();
    const faults: string[] = [];
    const openEach = async (openers: readonly Opener[]) => {
      for (const size of [DESKTOP, PHONE]) {
        await tab.resize(size);
        for (const opener of openers) faults.push(...(await faultsOf(tab, size, opener)));
      }
      await tab.resize(DESKTOP);
    };
    await tab.goto(`${host.address}#/play/chess99`);
    // Only a game that has begun asks before another replaces it.
    await playFromStart(tab, 'chess99', ['e2-e4']);
    await openEach(OF_PLAY);
    await press(tab, 'Edit the position');
    await openEach(OF_EDITOR);
    await tab.goto(`${host.address}#/`);
    await openEach(OF_LIBRARY);
    assert.equal(faults.join('\n'), '');
  },
};

/** Opens and closes a dialog. Returns what is wrong with it, under its title. */
async function faultsOf(tab: Tab, size: Size, opener: Opener): Promise<string[]> {
  const { width } = size;
  await opener(tab, size);
  const title = await until('a dialog', () =>
    tab.evaluate(() => document.querySelector('dialog[open] h2')?.textContent ?? null),
  );
  // Asking for a name takes long, and the name is the same in any size.
  if (width === DESKTOP.width)
    await until(
      `the name of the dialog ${title}`,
      async () => (await tab.nameOf(named('dialog', title))) === title,
    );
  const excess = await tab.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    return dialog ? dialog.scrollWidth - dialog.clientWidth : -1;
  });
  await press(tab, 'Close');
  return excess === 0 ? [] : [`“${title}” at ${String(width)} pixels: ${String(excess)} pixels`];
}
