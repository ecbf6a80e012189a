import type { Page } from 'playwright';
import { rulebooks } from '../../tests/support/rulebooks.ts';
import type { Rulebook } from '../../src/rulebook/rulebook.ts';
import type { Scene } from './scene.ts';

/** A piece among friends and enemies. */
const among = (place: number) => async (page: Page) => {
  const pieces = page.getByRole('list', { name: 'Pieces' }).getByRole('button');
  await pieces.nth(place % (await pieces.count())).click();
  for (const manner of ['slides', 'leaps', 'steps']) {
    const reached = page.locator(`[data-site][aria-label*="${manner}"]`);
    const count = await reached.count();
    if (count === 0) continue;
    await reached.nth(Math.floor(count / 3)).click();
    await page.getByRole('radio', { name: 'Friend' }).check();
    // Where the page scrolls under it, the pointer would rest on another site.
    await page.mouse.move(0, 0);
  }
};

/** A chapter of every sort: the first, one with a task, the gallery of pieces, the rulings. */
function chaptersOf({ variants, sections }: Rulebook): Scene[] {
  const id = variants[0]?.id ?? '';
  const section = sections.find(({ tasks }) => tasks.length > 0);
  const task = section?.tasks.find(({ actions = 1 }) => actions === 1);
  const route = `#/learn/${id}`;
  const chapters: Scene[] = [
    {
      name: `learn-${id}-contents`,
      path: route,
      // Beside a wide chapter they are open.
      prepare: async (page) => {
        const folded = page.locator('details:not([open]) > summary').first();
        if (await folded.isVisible()) await folded.click();
      },
    },
    { name: `learn-${id}-pieces`, path: `${route}/gallery` },
    { name: `learn-${id}-piece-first`, path: `${route}/gallery`, prepare: among(3) },
    { name: `learn-${id}-piece-last`, path: `${route}/gallery`, prepare: among(-1) },
    { name: `learn-${id}-readings`, path: `${route}/readings` },
    ...(section && task
      ? [
          { name: `learn-${id}-task`, path: `${route}/${section.id}/${task.id}` },
          {
            name: `learn-${id}-solved`,
            path: `${route}/${section.id}/${task.id}`,
            prepare: async (page: Page) => {
              await page.getByRole('button', { name: 'Hint' }).click();
              await page.getByRole('button', { name: 'Show the solution' }).click();
              await page.locator('[data-verdict=solved]', { hasText: 'That was one way' }).waitFor();
            },
          },
        ]
      : []),
  ];
  return chapters.map((scene) => ({ ...scene, isWhole: true }));
}

export const learnScenes: readonly Scene[] = rulebooks.flatMap(chaptersOf);
