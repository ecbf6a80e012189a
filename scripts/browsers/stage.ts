import { mkdirSync } from 'node:fs';
import { startHost } from '../../tests/browser/support/host.ts';
import type { Scene } from './scene.ts';
import type { Browser, Tab } from './tab.ts';

/** The folder for a picture of the page when a scene fails. */
const PICTURES = 'test-results';

/** Milliseconds that a scene may take on a shared machine. */
const LONGEST = 90_000;
/** Milliseconds for questions to the page after a failure. */
const PATIENCE = 5_000;

/** Plays a scene in a browser, with its own host. Returns what went wrong; null if nothing did. */
export async function faultOf(browser: Browser, scene: Scene, folder: string): Promise<string | null> {
  const host = await startHost(folder);
  const tabs: Tab[] = [];
  const open = async () => {
    const tab = await browser.open();
    tabs.push(tab);
    return tab;
  };
  try {
    await inTime(scene.run({ host, open }), LONGEST);
    // Gives late errors time to arrive.
    const faults = await inTime(faultsOf(tabs), PATIENCE);
    return faults.length === 0 ? null : faults.join('; ');
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const faults = await inTime(faultsOf(tabs), PATIENCE).catch(() => []);
    const picture = savePicture(tabs, `${PICTURES}/${scene.name} in ${browser.name}.png`);
    await inTime(picture, PATIENCE).catch(() => undefined);
    return [words, ...faults].join('; ');
  } finally {
    for (const tab of tabs) await inTime(tab.close(), PATIENCE).catch(() => undefined);
    await host.close();
  }
}

/** Limits the time of some work, since some drivers do not always answer. */
async function inTime<T>(work: Promise<T>, longest: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`not over after ${String(longest / 1000)} s`));
    }, longest);
  });
  return Promise.race([work, end]).finally(() => {
    clearTimeout(timer);
  });
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
