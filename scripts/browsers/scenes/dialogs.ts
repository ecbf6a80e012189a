import assert from 'node:assert/strict';
import { until } from '../patience.ts';
import type { Scene } from '../scene.ts';
import { named, press } from '../scene.ts';
import type { Size, Tab } from '../tab.ts';
import { DESKTOP, PHONE } from '../tab.ts';

interface Opener {
  readonly route: string;
  readonly open: (tab: Tab) => Promise<void>;
}

const byButton = (route: string, button: string): Opener => ({
  route,
  open: (tab) => press(tab, button),
});

/** Every dialog that there is. */
const OPENERS: readonly Opener[] = [
  byButton('#/play/chess99', 'Share'),
  byButton('#/play/chess99', 'Clock'),
  byButton('#/play/chess99', 'New game'),
  byButton('#/play/chess99', 'Settings'),
  { route: '#/play/chess99', open: (tab) => tab.press('?') },
  byButton('#/edit/chess99', 'Share'),
  byButton('#/edit/chess99', 'As a diagram'),
  byButton('#/', 'Open or import'),
];

export const dialogScene: Scene = {
  name: 'opens dialogs that do not scroll sideways',
  run: async ({ host, open }) => {
    const tab = await open();
    const faults: string[] = [];
    for (const size of [DESKTOP, PHONE])
      for (const opener of OPENERS) faults.push(...(await faultsAt(tab, host.address, size, opener)));
    assert.equal(faults.join('\n'), '');
  },
};

/** Opens and closes a dialog. Gives what is wrong with it, by its title. */
async function faultsAt(tab: Tab, address: string, size: Size, opener: Opener): Promise<string[]> {
  await tab.resize(size);
  await tab.goto(`${address}${opener.route}`);
  await until('a screen', () => tab.evaluate(() => document.querySelector('h1') !== null));
  await opener.open(tab);
  const title = await until('a dialog', () =>
    tab.evaluate(() => document.querySelector('dialog[open] h2')?.textContent ?? null),
  );
  await until(
    `the name of the dialog ${title}`,
    async () => (await tab.nameOf(named('dialog', title))) === title,
  );
  const excess = await tab.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    return dialog ? dialog.scrollWidth - dialog.clientWidth : -1;
  });
  await press(tab, 'Close');
  const place = `${title} (${opener.route}, ${String(size.width)} pixels)`;
  return excess === 0 ? [] : [`${place} scrolls sideways by ${String(excess)} pixels`];
}
