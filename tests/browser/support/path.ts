import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { unwrap } from '../../../src/engine/rules/result.ts';
import type { Card, Path } from '../../../src/rulebook/rulebook.ts';
import { startOf } from '../../../src/rulebook/tasks.ts';
import type { Picker } from './board.ts';
import { act } from './board.ts';

/** The answers to the question that comes before the first path. */
export const KNOWS_CHESS = 'I know chess';
export const NEVER_PLAYED = 'I have never played';

/** Does what a card asks for, on its board. */
export async function solve(
  page: Page,
  { site, held, button }: Picker,
  path: Path,
  card: Card,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(card.title);
  let game = unwrap(startOf(path, card));
  // A board to try things on asks for no confirmation.
  for (const action of card.solution) game = await act({ site, held, button }, game, action);
  await expect(
    page
      .locator('p')
      .filter({ hasText: /^Well done!/ })
      .first(),
  ).toBeInViewport();
}

/** The link to the next card once this one is done. */
export const next = (page: Page) => page.getByRole('link', { name: 'Next', exact: true });
