import assert from 'node:assert/strict';
import type { Host } from '../../tests/browser/support/host.ts';
import { until } from './patience.ts';
import type { Role, Tab, Target } from './tab.ts';

/** Something that people do with the page, which must work in every browser. */
export interface Scene {
  readonly name: string;
  /** Throws if something is wrong. */
  readonly run: (stage: Stage) => Promise<void>;
}

export interface Stage {
  /** Serves the page. */
  readonly host: Host;
  /** Opens an empty page in a new profile. It is closed when the scene is over. */
  readonly open: () => Promise<Tab>;
}

export const named = (role: Role, name: string): Target => ({ role, name });

/** A site of the board. */
export const site = (name: string): Target => ({ role: 'button', name: `${name}, `, isBeginning: true });

/** Presses buttons one after the other. */
export async function press(tab: Tab, ...names: readonly string[]): Promise<void> {
  for (const name of names) await tab.click(named('button', name));
}

/** Waits until the page says something. */
export async function expectText(tab: Tab, text: string): Promise<void> {
  await until(`the words “${text}”`, () =>
    tab.evaluate((wanted) => document.body.textContent.replace(/\s+/g, ' ').includes(wanted), text),
  );
}

/** Waits until the browser’s accessible name of a site says what stands there. */
export async function expectOn(tab: Tab, name: string, words: string): Promise<void> {
  let last: string | null = null;
  await until(`“${name}, ${words}”`, async () => {
    last = await tab.nameOf(site(name));
    return last?.startsWith(`${name}, ${words}`) ?? false;
  }).catch((error: unknown) => {
    assert.fail(`${String(error)}; the browser says “${String(last)}”`);
  });
}

/** Waits until the record shows these actions. */
export async function expectRecord(tab: Tab, texts: readonly string[]): Promise<void> {
  let shown: readonly string[] = [];
  await until(`a record of ${String(texts.length)} actions`, async () => {
    shown = await recorded(tab);
    return shown.join() === texts.join();
  }).catch((error: unknown) => {
    assert.fail(`${String(error)}; it has ${shown.join(' ')} instead of ${texts.join(' ')}`);
  });
}

const recorded = (tab: Tab): Promise<readonly string[]> =>
  tab.evaluate(() =>
    [...document.querySelectorAll('[aria-label="Moves"] button')].map(({ textContent }) => textContent),
  );

/** The address of the page, as soon as it no longer changes. */
export async function settledAddress(tab: Tab): Promise<string> {
  let last = '';
  return until('an address that stays as it is', async () => {
    const before = last;
    last = await tab.evaluate(async () => {
      // Longer than the pause after which the address is written.
      await new Promise((resolve) => setTimeout(resolve, 150));
      return location.href;
    });
    return last === before ? last : null;
  });
}
