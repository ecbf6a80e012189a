import { mkdirSync } from 'node:fs';
import { startHost } from '../../tests/browser/support/host.ts';
import type { Scene } from './scene.ts';
import type { Browser, Tab } from './tab.ts';

/** Where a picture of the page is saved when a scene fails. */
const PICTURES = 'test-results';

/** Plays a scene in a browser, with a host of its own. Gives what went wrong; null if nothing did. */
export async function faultOf(browser: Browser, scene: Scene, folder: string): Promise<string | null> {
  const host = await startHost(folder);
  const tabs: Tab[] = [];
  const open = async () => {
    const tab = await browser.open();
    tabs.push(tab);
    return tab;
  };
  try {
    await scene.run({ host, open });
    // Errors that come late come now.
    const faults = await faultsOf(tabs);
    return faults.length === 0 ? null : faults.join('; ');
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const faults = await faultsOf(tabs).catch(() => []);
    await savePicture(tabs, `${PICTURES}/${scene.name} in ${browser.name}.png`).catch(() => undefined);
    return [words, ...faults].join('; ');
  } finally {
    for (const tab of tabs) await tab.close().catch(() => undefined);
    await host.close();
  }
}

async function faultsOf(tabs: readonly Tab[]): Promise<string[]> {
  const faults: string[] = [];
  for (const tab of tabs) faults.push(...(await tab.faults()));
  return faults;
}

async function savePicture(tabs: readonly Tab[], file: `${string}.png`): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await tabs.at(-1)?.savePicture(file);
}
