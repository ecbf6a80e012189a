import { writeFile } from 'node:fs/promises';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { Builder } from 'selenium-webdriver';
import { browsersNameOf, lookUp, lookUpOf, wordsFor } from './lookUp.ts';
import { until } from './patience.ts';
import { freePort, startProgram } from './program.ts';
import { recordedFaults } from './recorder.ts';
import { startScreen } from './screen.ts';
import type { Browser, Plain, Size, Tab, Target } from './tab.ts';
import { DESKTOP } from './tab.ts';

/** Milliseconds that the driver waits for a page, or for the promise of a function in it. */
const LONGEST = 20_000;

const ENVIRONMENT = {
  // WebKit cannot start its own sandbox inside another one.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  // There is no graphics card.
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  GDK_BACKEND: 'x11',
  // No user’s settings, and no desktop services.
  GSETTINGS_BACKEND: 'memory',
  GTK_A11Y: 'none',
  NO_AT_BRIDGE: '1',
};

/**
 * Prepares to start WebKitGTK’s small browser, once for every page, so that each page has its own profile.
 */
export async function startWebkit(driver: string, xvfb: string): Promise<Browser> {
  const screen = await startScreen(xvfb);
  const open = () => openTab(driver, { ...ENVIRONMENT, DISPLAY: screen.display });
  try {
    const first = await open();
    await first.tab.close();
    return {
      name: `WebKitGTK ${first.version}`,
      open: async () => (await open()).tab,
      close: () => {
        screen.stop();
        return Promise.resolve();
      },
    };
  } catch (error) {
    screen.stop();
    throw error;
  }
}

async function openTab(file: string, environment: NodeJS.ProcessEnv) {
  const port = await freePort();
  const program = startProgram(file, [`--port=${String(port)}`], environment);
  const address = `http://127.0.0.1:${String(port)}`;
  try {
    await until('an answer of WebKitWebDriver', async () => {
      if (program.process.exitCode !== null) throw new Error(program.printed());
      return (await fetch(`${address}/status`)).ok;
    });
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({ browserName: 'MiniBrowser', timeouts: { pageLoad: LONGEST, script: LONGEST } })
      .build();
    const version = String((await driver.getCapabilities()).get('browserVersion'));
    await resize(driver, DESKTOP);
    const close = () => {
      program.stop();
      return Promise.resolve();
    };
    return { version, tab: tabOf(driver, close) };
  } catch (error) {
    program.stop();
    throw error;
  }
}

function tabOf(driver: WebDriver, close: () => Promise<void>): Tab {
  return {
    goto: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    click: async (target) => {
      const element = await found(driver, target);
      const [x, y] = (await driver.executeScript(middleOf, element)) as [number, number];
      // The driver’s own click works only on HTML elements, not on those of a drawing.
      await driver.actions().move({ x, y, duration: 0 }).click().perform();
    },
    press: (key) => driver.actions().sendKeys(key).perform(),
    evaluate: async <A extends readonly Plain[], T>(work: (...values: A) => T | Promise<T>, ...values: A) =>
      (await driver.executeScript(work, ...values)) as T,
    nameOf: async (target) => {
      const element = await found(driver, target);
      return (await element.getAriaRole()) === browsersNameOf(target.role)
        ? element.getAccessibleName()
        : null;
    },
    resize: (size) => resize(driver, size),
    savePicture: async (file) => {
      await writeFile(file, await driver.takeScreenshot(), 'base64');
    },
    // The driver does not report errors, so the page does.
    faults: async () => (await driver.executeScript(recordedFaults)) as readonly string[],
    close,
  };
}

/** The window is larger than the page by a frame and a bar. */
async function resize(driver: WebDriver, { width, height }: Size): Promise<void> {
  const window = driver.manage().window();
  const { width: outer, height: whole } = await window.setRect({ x: 0, y: 0, width, height });
  const [innerWidth, innerHeight] = (await driver.executeScript(() => [innerWidth, innerHeight])) as [
    number,
    number,
  ];
  await window.setRect({
    x: 0,
    y: 0,
    width: width + outer - innerWidth,
    height: height + whole - innerHeight,
  });
}

/** Waits until the target exists. */
const found = (driver: WebDriver, target: Target): Promise<WebElement> =>
  until(
    wordsFor(target),
    async () => (await driver.executeScript(lookUp, ...lookUpOf(target))) as WebElement | null,
  );

/** Runs in the page: scrolls an element into view and returns where it is. */
const middleOf = (element: Element): readonly [number, number] => {
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};
