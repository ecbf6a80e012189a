import type { Page } from '@playwright/test';
import { randomGame } from '../../scripts/bench/randomGames.ts';
import { middleGames } from '../../scripts/pictures/middleGames.ts';
import { lensScenes } from '../../scripts/screenshots/lenses.ts';
import { linkTo } from '../support/links.ts';
import { variantNamed } from '../support/registry.ts';
import { preferring } from './support/preferring.ts';
import { SIZES } from './support/sizes.ts';
import { expect, test } from './support/test.ts';
import { SCREENED, screened } from './support/whole.ts';

/**
 * What is not wholly in the window, or is under something else, of the board, the players with their hands
 * and buttons, and the record’s buttons.
 */
const outOfSight = (page: Page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll(
      'main [role=toolbar][aria-label^="Board of"], main section[aria-label=White], main section[aria-label=Black], ' +
        ':is([aria-label=White], [aria-label=Black], [role=group][aria-label=Record]) button',
    );
    // A board, two players with two buttons each, and the record’s buttons.
    if (parts.length < 14) throw new Error(`There are only ${String(parts.length)} parts.`);
    return [...parts].flatMap((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const isFree =
        part.tagName !== 'BUTTON' || part.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
      return isIn && isFree ? [] : [part.getAttribute('aria-label') ?? part.textContent];
    });
  });

const STARTS = SCREENED.map(({ id }) => [id, {}] as const);
const MIDDLES = SCREENED.map(({ id }) => [id, { actions: middleGames[id] ?? '' }] as const);
/** A game in which pieces must be dropped. */
const DROPS = [['tns', { start: '1/3/5/1k5/7/7/5/1K1/N w w1,n2 m', actions: 'd1-e3' }]] as const;

for (const { id } of screened(SCREENED, 2))
  test(`${id}: the board, both players, their hands and what is due are in sight at every size`, async ({
    page,
  }) => {
    for (const [, game] of [...STARTS, ...MIDDLES, ...DROPS].filter(([board]) => board === id)) {
      await page.goto('about:blank');
      await page.goto(linkTo(id, game));
      await expect(page.getByRole('group', { name: 'Record' })).toBeVisible();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect
          .soft(async () => {
            expect(await outOfSight(page), `${String(size.width)} × ${String(size.height)}`).toEqual([]);
          })
          .toPass({ timeout: 2000 });
      }
    }
  });

test('what the players are after stands whole beside the name of the game', async ({ page }) => {
  for (const [id] of STARTS) {
    await page.goto(linkTo(id, {}));
    const aim = page.getByRole('heading', { level: 1 }).locator('small');
    for (const width of [360, 390, 820, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(aim, `${id}, ${String(width)}`).toContainText(/ /);
      const isCut = await aim.evaluate(
        (small) => small.scrollWidth > Math.max(small.clientWidth, small.getBoundingClientRect().width),
      );
      expect(isCut, `${id}, ${String(width)}`).toBe(false);
      const [title, bar] = [
        await page.locator('h1').boundingBox(),
        await page.locator('header').boundingBox(),
      ];
      expect(title?.height, `${id}, ${String(width)}`).toBeLessThan((bar?.height ?? 0) - 4);
    }
  }
});

test('across the table, too, nothing that is said lies over the bar of a phone', async ({ page }) => {
  await preferring(page, { orientation: 'across-table' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [id, game] of MIDDLES) {
    await page.goto(linkTo(id, game));
    await expect(page.getByRole('button', { name: 'Hint', exact: true }).first()).toBeVisible();
    for (const button of await page.getByRole('group', { name: 'Record' }).getByRole('button').all())
      await expect
        .poll(
          () =>
            button.evaluate((key) => {
              const { left, top, right, bottom } = key.getBoundingClientRect();
              return [top + 2, bottom - 2].every((y) =>
                key.contains(document.elementFromPoint((left + right) / 2, y)),
              );
            }),
          { message: id },
        )
        .toBe(true);
  }
});

test('on a phone what the keyboard comes to is not under the bar at the bottom', async ({ page }) => {
  await page.goto(linkTo('chess99', { actions: middleGames.chess99 ?? '' }));
  await page.getByRole('button', { name: 'First' }).focus();
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const { activeElement } = document;
      const box = activeElement?.getBoundingClientRect();
      if (!box || activeElement === document.body) return false;
      const top = document.elementFromPoint(box.left + box.width / 2, box.bottom - 2);
      return !(activeElement?.contains(top) ?? false) && !(top?.contains(activeElement) ?? false);
    });
    expect(isCovered, `after ${String(presses + 1)} presses`).toBe(false);
  }
});

test('what a player has captured touches no button, however much it is and however long the words beside it', async ({
  page,
}) => {
  const { steps } = randomGame(variantNamed('chess99'), 1, 170);
  const actions = steps.map(({ action }) => action);
  for (const width of [320, 360, 390])
    for (const length of [110, actions.length]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('about:blank');
      await page.goto(
        linkTo('chess99', {
          actions: actions.slice(0, length).join(' '),
          players: ['Ada Lovelace', 'Grace Hopper'],
        }),
      );
      const captured = page
        .getByRole('region', { name: 'White', exact: true })
        .getByRole('img', { name: /^Captured/ });
      await expect(captured).toBeInViewport({ ratio: 1 });
      const gap = await captured.evaluate((pieces) => {
        const after = pieces.closest('section')?.querySelector('svg[class*=trophy], button');
        return (after?.getBoundingClientRect().left ?? 0) - pieces.getBoundingClientRect().right;
      });
      expect(gap).toBeGreaterThanOrEqual(0);
    }
});

test('on a tablet, too, what a lens shows is said in sight of the board, and what its tints mean', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const games = [...STARTS.map(([id]) => [id, {}] as const), ...MIDDLES];
  for (const [id, game] of games) {
    await page.goto('about:blank');
    await page.goto(linkTo(id, game));
    await page.getByRole('combobox', { name: 'Show on the board' }).selectOption('Attacked by either side');
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    for (const answer of [
      page.getByText(/attacks \d+/),
      page.locator('li', { hasText: 'attacked by White' }),
    ]) {
      await expect(answer, id).toBeInViewport({ ratio: 1 });
      expect(
        await answer.evaluate((it) =>
          it.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        ),
        id,
      ).toBe(true);
    }
  }
});

test('on a tablet a claim and the remark about it are in sight below the board', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(linkTo('chess99', { start: '4k4/9/4R4/9/9/9/4r4/9/4K4 w - 30' }));
  await expect(page.getByRole('button', { name: /Claim a draw/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('note')).toBeInViewport({ ratio: 1 });
});

test('what a lens shows is said in sight of the board and of the choice', async ({ page }) => {
  for (const [id, game] of MIDDLES) {
    await page.goto(linkTo(id, game));
    await page.getByRole('combobox', { name: 'Show on the board' }).selectOption('Attacked by either side');
    for (const part of ['said', 'a legend']) {
      const answer =
        part === 'said' ? page.getByText(/attacks \d+/) : page.getByText('attacked by both sides');
      await expect(answer).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await expect(answer).toBeInViewport({ ratio: 1 });
      expect(
        await answer.evaluate((it) => {
          const { left, top, height } = it.getBoundingClientRect();
          return it.contains(document.elementFromPoint(left + 2, top + height / 2));
        }),
      ).toBe(true);
    }
  }
});

test('on a phone of little height what is said first is wholly in sight', async ({ page }) => {
  for (const height of [701, 740, 779])
    for (const id of ['ben39', 'tns']) {
      await page.setViewportSize({ width: 390, height });
      await page.goto(linkTo(id, { actions: middleGames[id] ?? '' }));
      const hint = page.getByRole('button', { name: 'Hint', exact: true });
      await expect(hint).toBeAttached();
      const rule = page.getByRole('note');
      const first = (await rule.count()) > 0 ? rule.first() : hint;
      const [said, moves] = await Promise.all([
        first.boundingBox(),
        page.locator('[data-part=moves]').boundingBox(),
      ]);
      if (!said || !moves) throw new Error('Nothing is said.');
      expect(said.y + said.height, `${id} ${String(height)}`).toBeLessThanOrEqual(moves.y);
    }
});

for (const id of ['chess99', 'hex39', 'tns', 'battle-chieftain', 'ben39'])
  test(`${id}: neither the bar of a phone nor the lower end of a tablet cuts a row in two, and all come into sight`, async ({
    page,
  }) => {
    const barAt = async () => {
      const bar = await page.getByRole('list', { name: 'Moves' }).first().boundingBox();
      if (!bar) throw new Error('The line of moves is not on the screen.');
      return bar.y;
    };
    for (const { size, lowerEnd } of [
      { size: { width: 390, height: 844 }, lowerEnd: barAt },
      { size: { width: 820, height: 1180 }, lowerEnd: () => 1180 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await page.goto(linkTo(id, { actions: middleGames[id] ?? '' }));
      const rows = page.locator(
        'main [role=tablist], main [role=tabpanel] > :not(details, [data-part="record"]), main [data-part=names] > li',
      );
      await expect(rows.first()).toBeAttached();
      const cut = await rows.evaluateAll(
        (all, edge) =>
          all.filter((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return top < edge && bottom > edge + 1 && getComputedStyle(row).opacity !== '0';
          }).length,
        await lowerEnd(),
      );
      expect(cut).toBe(0);
      await page.evaluate(() => {
        document.scrollingElement?.scrollTo(0, document.scrollingElement.scrollHeight);
      });
      for (const row of await rows.all()) await expect(row).toHaveCSS('opacity', '1');
    }
  });

for (const { name, path, prepare } of screened(lensScenes, 3))
  test(`${name}: beside what a lens shows no card is cut in two, and all come into sight`, async ({
    page,
  }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 390, height: 800 },
      { width: 390, height: 740 },
      { width: 360, height: 640 },
      { width: 820, height: 1180 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await page.goto(await path);
      await prepare?.(page);
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      const cards = page.locator(
        'main [class*=said] > :is(section, p, [role=note], [class*=docked]):not([data-part])',
      );
      const bar = size.width < 600 && (await page.locator('[data-part=moves]').boundingBox());
      const foot = bar ? bar.y : size.height;
      await expect
        .poll(
          () =>
            cards.evaluateAll(
              (all, edge) =>
                all.flatMap((card) => {
                  const { top, bottom } = card.getBoundingClientRect();
                  const isCut = top < edge && bottom > edge + 1 && getComputedStyle(card).opacity !== '0';
                  return isCut ? [card.textContent] : [];
                }),
              foot,
            ),
          { message: `${String(size.width)} × ${String(size.height)}` },
        )
        .toEqual([]);
      const covered = await cards.evaluateAll(
        (all, edge) =>
          all.flatMap((card) => {
            const { left, right, top, bottom } = card.getBoundingClientRect();
            const isSeen = card.checkVisibility({ opacityProperty: true }) && bottom <= edge;
            const isFree = [top + 3, bottom - 3].every((y) =>
              card.contains(document.elementFromPoint((left + right) / 2, y)),
            );
            return isSeen && !isFree ? [card.textContent] : [];
          }),
        foot,
      );
      expect(covered, `${String(size.width)} × ${String(size.height)}`).toEqual([]);
      await page.evaluate(() => {
        document.scrollingElement?.scrollTo(0, document.scrollingElement.scrollHeight);
      });
      for (const card of await cards.all()) await expect(card).toHaveCSS('opacity', '1');
    }
  });

for (const [place, names] of [
  ['play', ['Pieces', 'Rules', 'Game']],
  ['explore', ['Notes', 'Analysis', 'Report', 'Rules', 'Tree']],
] as const)
  test(`${place}: a tab of a phone that is chosen brings up what it holds, wherever the tabs are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { id } of SCREENED) {
      await page.goto(`#/${place}/${id}`);
      for (const name of names) {
        const tab = page.getByRole('tab', { name, exact: true });
        await expect(tab).toBeAttached();
        await page.evaluate(() => {
          document.scrollingElement?.scrollTo(0, 0);
        });
        // One that there is no room for takes a finger that has scrolled to it.
        await tab.tap();
        const held = page.locator('main [role=tabpanel]:not([hidden])');
        const bar = page.locator('[data-part=moves]').or(page.getByRole('group', { name: 'Tree' }));
        await expect(tab).toBeInViewport({ ratio: 1 });
        await expect
          .poll(
            async () => {
              const [content, below] = [await held.boundingBox(), await bar.first().boundingBox()];
              return content && below ? below.y - content.y : null;
            },
            { message: `${id} ${name}` },
          )
          .toBeGreaterThan(120);
        await expect(held.locator('> *').first()).toHaveCSS('opacity', '1');
      }
    }
  });

test('beside a rule the names of a phone are one row, in which a finger reaches all of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const seen: string[] = [];
  for (const { id } of SCREENED) {
    await page.goto('about:blank');
    await page.goto(linkTo(id, { actions: middleGames[id] ?? '' }));
    await expect(page.getByRole('combobox', { name: 'Show on the board' })).toBeAttached();
    const names = page.locator('main [data-part=names]').first().getByRole('listitem');
    if ((await page.getByRole('note').count()) === 0 || (await names.count()) === 0) continue;
    seen.push(id);
    const tops = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().top));
    expect(new Set(tops).size, id).toBe(1);
    await names.last().evaluate((name) => {
      name.scrollIntoView();
    });
    await expect(names.last(), id).toBeInViewport({ ratio: 0.99 });
  }
  expect(seen).toContain('ben39');
});

test('the tabs of a phone are seen wherever there is room for them, even if there is none for what they hold', async ({
  page,
}) => {
  for (const { id } of SCREENED)
    for (const actions of ['', middleGames[id] ?? '']) {
      await page.goto('about:blank');
      await page.goto(linkTo(id, { actions }));
      const tabs = page.locator('main [role=tablist]').first();
      const bar = page.locator('[data-part=moves]');
      await expect(bar).toBeVisible();
      for (const height of [800, 844, 880]) {
        await page.setViewportSize({ width: 390, height });
        await expect
          .poll(
            async () => {
              const [row, below] = [await tabs.boundingBox(), await bar.boundingBox()];
              const hasRoom = row !== null && below !== null && row.y + row.height <= below.y;
              return hasRoom === (await tabs.evaluate((list) => getComputedStyle(list).opacity === '1'));
            },
            { message: `${id} ${String(height)}` },
          )
          .toBe(true);
      }
    }
});

for (const [id, actions] of [
  ['chess99', ''],
  ['chess99', middleGames.chess99 ?? ''],
  ['hex39', ''],
] as const)
  test(`${id}${actions && ' while a rule is said'}: on a phone of the usual height the tabs and their first row are in sight`, async ({
    page,
  }) => {
    await page.goto(linkTo(id, { actions }));
    const lens = page.getByRole('combobox', { name: 'Show on the board' });
    const bar = page.locator('[data-part=moves]');
    await expect(lens).toBeAttached();
    await expect(page.getByRole('note')).toHaveCount(actions === '' ? 0 : 1);
    await expect(page.getByRole('tablist').first()).toHaveCSS('opacity', '1');
    await expect
      .poll(async () => {
        const [row, below] = [await lens.boundingBox(), await bar.boundingBox()];
        return row && below ? below.y - row.y - row.height : null;
      })
      .toBeGreaterThanOrEqual(0);
  });
