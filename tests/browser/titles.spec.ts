import { expect, test } from './support/test.ts';

const titles = [
  ['#/', 'Oddboard'],
  ['#/play/chess99', 'Chess 99 · Oddboard'],
  ['#/play/battle-chieftain', /^Battle Chieftain, .+ · Oddboard$/],
  ['#/learn/chess99/pawn', /, Chess 99 · Oddboard$/],
  ['#/edit/hex39', 'Hex 39, Editor · Oddboard'],
  ['#/explore/hex39', 'Hex 39, Explore · Oddboard'],
  ['#/puzzles/hex39', 'Hex 39, Puzzles · Oddboard'],
  ['#/nonsense', 'There is no such page · Oddboard'],
] as const;

test('every screen sets the title of the document', async ({ page }) => {
  for (const [path, title] of titles) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
});
