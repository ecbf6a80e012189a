import type { Page } from '@playwright/test';
import { click, expectOn, recordedActions, settledAddress } from './support/board.ts';
import type { Build } from './support/build.ts';
import { currentBuild, inFolder, only, otherBuild } from './support/build.ts';
import type { Host } from './support/host.ts';
import { beginGame, cachesOf, lookForUpdate, readyForOffline, test } from './support/hosted.ts';
import { expect } from './support/test.ts';
import { inTurn, screened } from './support/whole.ts';

test.use({ serviceWorkers: 'allow' });

const current = currentBuild();
const next = otherBuild(current, 'next');
const isMainScript = (file: string) => /^assets\/index-.*\.js$/.test(file);
const isMainStyle = (file: string) => /^assets\/index-.*\.css$/.test(file);
const isLearnScreen = (file: string) => /^assets\/LearnPage-.*\.js$/.test(file);

const expectVersion = (page: Page, name: string | null) =>
  name === null
    ? expect(page.locator('html')).not.toHaveAttribute('data-version')
    : expect(page.locator('html')).toHaveAttribute('data-version', name);

/** Makes the page fetch the version that the host has now, and switch to it. */
async function goOver(page: Page, host: Host, build: Build) {
  host.publish(build);
  expect(await lookForUpdate(page)).toBe(true);
  await page.getByRole('button', { name: 'Reload' }).click();
}

/** The number of entries in a complete cache: all files of the version, and the mark that it is complete. */
async function entriesOfWhole(page: Page): Promise<number> {
  const [first = 0, ...others] = Object.values(await cachesOf(page));
  expect(others).toEqual([]);
  expect(first).toBeGreaterThan(50);
  return first;
}

test.describe('a first visit in the middle of an upload', () => {
  test.use({ expectedFault: /Failed to load|MIME type|did not come/ });

  for (const [i, [missing, isMissing]] of (
    [
      ['the script', isMainScript],
      ['the style sheet', isMainStyle],
    ] as const
  ).entries())
    for (const answersWithPage of screened([false, true], 2, i))
      test(`${missing} is ${answersWithPage ? 'answered with the page' : 'missing'}: the page says so, and loads when everything is there`, async ({
        page,
        host,
      }) => {
        host.publish(only(current, (file) => !isMissing(file)));
        host.fallBack(answersWithPage);
        await page.goto('#/play/chess99');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oddboard could not be loaded');
        await expect(page.getByText('Begin a game', { exact: false })).toHaveCount(0);
        await expect.poll(() => cachesOf(page)).toEqual({});
        host.publish(current);
        await page.getByRole('button', { name: 'Reload the page' }).click();
        await expectOn(page, 'e2', 'White pawn');
        await readyForOffline(page);
      });
});

test.describe('an update in the middle of an upload', () => {
  test.use({ expectedFault: /Failed to load|ServiceWorker|MIME type/ });

  if (inTurn(2, 3))
    test('leaves the running version as it is, online and offline, and succeeds when everything is there', async ({
      page,
      context,
      host,
    }) => {
      await beginGame(page);
      const whole = await cachesOf(page);
      await entriesOfWhole(page);

      const half = only(next, (file) => !isLearnScreen(file));
      const mixed = new Map([...next, ...[...current].filter(([file]) => file === 'index.html')]);
      for (const [build, answersWithPage] of [
        [half, false],
        [half, true],
        [mixed, false],
      ] as const) {
        host.publish(build);
        host.fallBack(answersWithPage);
        expect(await lookForUpdate(page)).toBe(false);
        expect(await cachesOf(page)).toEqual(whole);
      }
      await click(page, 'e8', 'e6');
      await expect(recordedActions(page)).toHaveCount(2);
      await settledAddress(page);
      await context.setOffline(true);
      await page.reload();
      await expectOn(page, 'e6', 'Black pawn');
      await expectVersion(page, null);
      await page.getByRole('link', { name: 'Library' }).click();
      await page.getByRole('link', { name: 'Rules of Hex 39' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Hex 39 Bring a piece into the enemy’s castle',
      );
      await page.goBack();
      await page.goBack();

      await context.setOffline(false);
      await goOver(page, host, next);
      await expectVersion(page, 'next');
      await expectOn(page, 'e6', 'Black pawn');
    });
});

if (inTurn(0, 3))
  test('a deploy that is reverted leaves the previous version, complete and offline', async ({
    page,
    context,
    host,
  }) => {
    await beginGame(page);
    await goOver(page, host, next);
    await expectVersion(page, 'next');
    await goOver(page, host, current);
    await expectVersion(page, null);
    expect(Object.keys(await cachesOf(page))).toHaveLength(2);
    await goOver(page, host, otherBuild(current, 'third'));
    await expectVersion(page, 'third');
    // The version that ran last stays.
    expect(Object.keys(await cachesOf(page))).toHaveLength(2);
    await goOver(page, host, current);
    await expectVersion(page, null);
    await context.setOffline(true);
    await page.reload();
    await expectOn(page, 'e4', 'White pawn');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

test.describe('a tab that was open before a deploy', () => {
  if (inTurn(2, 3))
    test('finds the parts of its own version after another tab has switched, and then switches itself', async ({
      page,
      context,
      host,
    }) => {
      await beginGame(page);
      const other = await context.newPage();
      await other.goto('#/');
      host.publish(next);
      expect(await lookForUpdate(page)).toBe(true);
      await other.getByRole('button', { name: 'Reload' }).click();
      await expectVersion(other, 'next');
      await expectVersion(page, null);
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Reload' }).click();
      await expectVersion(page, 'next');
      await expectOn(page, 'e4', 'White pawn');
    });

  test.describe('without a worker', () => {
    test.use({ serviceWorkers: 'block', expectedFault: /Failed to load|MIME type|Service Worker/ });

    for (const answersWithPage of [false, true])
      test(`says what is missing when a host ${answersWithPage ? 'answers with the page' : 'no longer has it'}, and finds the game in the new version`, async ({
        page,
        host,
      }) => {
        await page.goto('#/play/chess99');
        await click(page, 'e2', 'e4');
        await expect(recordedActions(page)).toHaveCount(1);
        host.publish(next);
        host.fallBack(answersWithPage);
        await page.getByRole('button', { name: 'Share' }).click();
        await page.getByRole('button', { name: /^Reload/ }).click();
        await expectVersion(page, 'next');
        await expectOn(page, 'e4', 'White pawn');
      });
  });
});

test('if the caches fail, the page comes from the network', async ({ page, host }) => {
  const failing = `for (const name of ['open', 'match', 'keys', 'has']) {
    const method = caches[name].bind(caches);
    caches[name] = (...args) => {
      if (self.registration.active) throw new Error('No caches.');
      return method(...args);
    };
  }\n`;
  const [head = '', ...code] = String(current.get('offline.js')).split('\n');
  host.publish(new Map([...current, ['offline.js', Buffer.from([head, failing, ...code].join('\n'))]]));
  await beginGame(page);
  // The address holds the move a moment after it.
  await settledAddress(page);
  await page.reload();
  await expectOn(page, 'e4', 'White pawn');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

if (inTurn(1, 3))
  test('two copies on one origin do not affect each other', async ({ page, context, host }) => {
    const chess = inFolder('chess', otherBuild(current, 'chess'));
    host.publish(new Map([...current, ...chess]));
    await page.goto('robots.txt');
    // The name that earlier versions used.
    await page.evaluate(async () => {
      for (const [name, root] of [
        ['oddboard-1', './'],
        ['oddboard-2', './chess/'],
      ] as const)
        await (await caches.open(name)).put(root, new Response(''));
    });
    await beginGame(page);
    await page.goto('chess/#/');
    await expectVersion(page, 'chess');
    // Until its own worker has come, the page in the folder is answered by that of the root.
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
      .toContain('/chess/offline.js');
    const names = Object.keys(await cachesOf(page));
    expect(names.map((name) => name.replace(/[\da-f]{12}$/, ''))).toEqual([
      'oddboard-1',
      'oddboard-2',
      'oddboard:/:',
      'oddboard:/chess/:',
    ]);

    await page.goto('#/play/chess99');
    await goOver(page, host, new Map([...next, ...chess]));
    await expectVersion(page, 'next');
    expect(Object.keys(await cachesOf(page))).toEqual([
      ...names.slice(1),
      expect.stringMatching(/^oddboard:\/:/),
    ]);
    await context.setOffline(true);
    await page.goto('chess/#/learn/hex39');
    await expectVersion(page, 'chess');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Hex 39 Bring a piece into the enemy’s castle',
    );
    await page.goto('./#/play/chess99');
    await expectVersion(page, 'next');
    await expectOn(page, 'e2', 'White pawn');
  });
