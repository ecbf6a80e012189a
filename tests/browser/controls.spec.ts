import type { Page } from '@playwright/test';
import { actionsIn, someGame } from '../support/games.ts';
import { linkTo } from '../support/links.ts';
import { expect, test } from './support/test.ts';
import { IS_WHOLE, SCREENED, screened } from './support/whole.ts';

/** How long a control may take to answer, in milliseconds. */
const PATIENCE = 1000;

/** What is chosen already does not count. */
const CONTROLS =
  'button:not([aria-disabled=true]:not([data-held]), [aria-selected=true], [aria-current]), select, summary, a[href]';

/** What a page shows, and what a screen reader hears of it. */
interface Shown {
  readonly seen: string;
  readonly said: string;
}

/**
 * What can be seen: texts, states, fields, and what is drawn. What is said: live regions, the title of the page
 * and of a dialog, and the name and the state of the control that has the focus.
 */
const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n');
    const active = document.activeElement;
    const states = [
      'aria-label',
      'aria-pressed',
      'aria-selected',
      'aria-expanded',
      'aria-current',
      'aria-checked',
    ];
    const chosen = [...document.querySelectorAll('select, input')].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : '',
    );
    const drawn = [...document.querySelectorAll('main svg *, details')].map((element) =>
      ['transform', 'class', 'open', 'style'].map((name) => element.getAttribute(name)).join(' '),
    );
    return {
      seen: JSON.stringify([document.body.innerText, chosen, drawn]),
      said: JSON.stringify([
        texts('[role=status], [role=alert], [aria-live]'),
        texts('dialog[open] h2'),
        document.title,
        active?.textContent,
        states.map((name) => active?.getAttribute(name)),
        active instanceof HTMLSelectElement ? active.value : '',
        active?.parentElement instanceof HTMLDetailsElement && active.parentElement.open,
      ]),
    };
  });

/** Whether the keyboard goes on from some place on the page, not from its top. */
const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== document.body && document.activeElement !== null);

/** What the controls of the page are called, apart from those on the board; empty for one out of sight. */
const namesOf = (page: Page): Promise<string[]> =>
  page
    .locator(CONTROLS)
    .evaluateAll((controls) =>
      controls.map((control) =>
        control.checkVisibility() && !control.closest('svg')
          ? (control.getAttribute('aria-label') ?? control.textContent)
          : '',
      ),
    );

/** Opens a link as on a device that has never seen the app. */
async function open(page: Page, link: string) {
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('tab').first().waitFor();
}

/**
 * Uses a control by the keyboard; what does not show or say within a second that it was used, or where the focus
 * is then, is in the result.
 */
async function silenceOf(page: Page, place: number): Promise<string[]> {
  const control = page.locator(CONTROLS).nth(place);
  await control.focus();
  const before = await shownOn(page);
  if (await control.evaluate((element) => element instanceof HTMLSelectElement))
    await control.selectOption({ index: 1 });
  else await page.keyboard.press('Enter');
  const waits = Date.now() + PATIENCE;
  for (;;) {
    const after = await shownOn(page);
    const silence = [
      ...(after.seen === before.seen ? ['nothing to see'] : []),
      ...(after.said === before.said ? ['nothing to hear'] : []),
      ...((await hasFocus(page)) ? [] : ['no focus']),
    ];
    if (silence.length === 0 || Date.now() > waits) return silence;
  }
}

for (const [i, variant] of SCREENED.entries()) {
  const game = someGame(variant);
  const actions = actionsIn(game);
  const positions = [
    { when: 'before its first move', content: {} },
    { when: 'after some moves', content: { actions } },
    { when: 'looking back', content: { actions, cursor: game.steps.length >> 1 } },
  ];
  for (const { when, content } of positions.filter((_, j) => IS_WHOLE || j === i % positions.length))
    test(`in ${variant.id} ${when} each control answers a key within a second, to see and to hear, and the focus stays`, async ({
      page,
    }) => {
      test.slow(IS_WHOLE);
      await page.addInitScript(() => {
        if (location.protocol !== 'about:') localStorage.clear();
      });
      const link = linkTo(variant.id, content);
      await open(page, link);
      const names = await namesOf(page);
      expect(names.filter((name) => name !== '').length).toBeGreaterThan(15);
      const silent: string[] = [];
      for (const [place, name] of screened([...names.entries()], 6, i)) {
        if (name === '') continue;
        await open(page, link);
        silent.push(...(await silenceOf(page, place)).map((silence) => `${name}: ${silence}`));
      }
      expect(silent).toEqual([]);
    });
}

test('the words on a button are part of its name, for who speaks to it', async ({ page }) => {
  await page.goto('#/play/chess99');
  await expect(page.getByRole('button', { name: 'Flip the board' })).toBeVisible();
  const misnamed = await page
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .map((button) => [button.textContent.trim(), button.getAttribute('aria-label') ?? button.textContent])
        .filter(([words = '', name = '']) => !name.toLowerCase().includes(words.toLowerCase())),
    );
  expect(misnamed).toEqual([]);
});
