import type { Variant } from '../../src/engine/rules/variant.ts';
import type { BuiltPage } from '../builtPage.ts';
import type { Screen } from './screens.ts';

/** The width of a board on its play page, in pixels, as a browser draws it. */
export async function boardWidthOn(
  { browser, address }: BuiltPage,
  { id }: Variant,
  viewport: Screen,
): Promise<number> {
  const page = await browser.newPage({ viewport });
  await page.goto(`${address}#/play/${id}`);
  const box = await page.locator('svg', { has: page.locator('[data-site]') }).boundingBox();
  await page.close();
  if (!box) throw new Error(`The board of ${id} is not on the screen.`);
  return box.width;
}
