import type { ElementHandle, Page } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import { browsersNameOf, lookUp, lookUpOf, wordsFor } from './lookUp.ts';
import { until } from './patience.ts';
import type { Browser, Plain, Tab, Target } from './tab.ts';
import { DESKTOP } from './tab.ts';

/** Preferences that keep Firefox from requesting anything but the page: there may be no network. */
const QUIET = {
  'app.update.auto': false,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.region.update.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': '',
  'toolkit.telemetry.enabled': false,
};

/** Starts a headless Firefox, driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Firefox cannot start its own sandbox inside another one.
    env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    extraPrefsFirefox: QUIET,
  });
  const version = await browser.version();
  return {
    name: version.replace('firefox/', 'Firefox '),
    open: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(DESKTOP);
      return tabOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    click: async (target) => {
      await (await found(page, target)).click();
    },
    press: (key) => page.keyboard.press(key as Parameters<typeof page.keyboard.press>[0]),
    evaluate: <A extends readonly Plain[], T>(work: (...values: A) => T | Promise<T>, ...values: A) =>
      page.evaluate(work as (...values: readonly unknown[]) => T | Promise<T>, ...values) as Promise<T>,
    nameOf: async (target) => {
      const element = await found(page, target);
      const name = target.isBeginning
        ? await element.evaluate((node) => node.getAttribute('aria-label') ?? '')
        : target.name;
      // The driver does not return a name, but finds the element that has it.
      const quote = name.replaceAll('"', '\\"');
      const role = browsersNameOf(target.role);
      return (await page.$(`::-p-aria([name="${quote}"][role="${role}"])`)) ? name : null;
    },
    resize: (size) => page.setViewport(size),
    savePicture: async (path) => {
      await page.screenshot({ path });
    },
    faults: () => Promise.resolve(faults),
    close,
  };
}

/** Waits until the target exists. */
const found = (page: Page, target: Target): Promise<ElementHandle> =>
  until(wordsFor(target), async () => {
    const handle = await page.evaluateHandle(lookUp, ...lookUpOf(target));
    return handle.asElement() as ElementHandle | null;
  });
