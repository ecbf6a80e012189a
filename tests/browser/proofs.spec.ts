import type { Page } from '@playwright/test';
import { writeTreeLink } from '../../src/engine/record/treeLink.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import type { Assertion } from '../../src/engine/tree/assertion.ts';
import { addLine, annotate } from '../../src/engine/tree/edits.ts';
import { withAssertion } from '../../src/engine/tree/notes.ts';
import type { TreePath } from '../../src/engine/tree/tree.ts';
import { newTree } from '../../src/engine/tree/tree.ts';
import { linkTo } from '../support/links.ts';
import { variantNamed } from '../support/registry.ts';
import { click } from './support/board.ts';
import { EXPLORING_IT, WON_IN_TWO, proof } from './support/proofs.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { writtenMoves } from './support/tree.ts';

const hex = variantNamed('hex39');

/** A link in which somebody says who wins at the start or after e5-f6. */
function asserting(path: TreePath, assertion: Assertion): string {
  const start = unwrap(hex.readPosition(WON_IN_TWO));
  const tree = annotate(addLine(newTree(hex, start), [], ['e5-f6']), path, (notes) =>
    withAssertion(notes, assertion),
  );
  return `#/explore/hex39/${writeTreeLink({ tree, path: [], players: ['', ''], game: null })}`;
}

const openAnalysis = (page: Page) => page.getByRole('tab', { name: 'Analysis' }).click();
const toStart = (page: Page) => page.getByRole('button', { name: 'First', exact: true }).click();

test('a tree solves itself: what is certain at its ends rises through what was tried', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(EXPLORING_IT);
  await click(page, 'e5', 'f6');
  await click(page, 'f8', 'e7');
  await click(page, 'f6', 'e7');
  await expect(
    page.getByRole('button', { name: /^Move 1, Black, .*, proved, White wins in 1 turn/ }),
  ).toBeVisible();
  // One reply loses; the other has not been tried.
  await expect(writtenMoves(page).first()).not.toHaveAccessibleName(/proved/);
  await writtenMoves(page).first().click();
  await click(page, 'f8', 'g7');
  await click(page, 'f6', 'g7');
  await expect(writtenMoves(page).first()).toHaveAccessibleName(/proved, White wins in 1 turn/);
  await toStart(page);
  await openAnalysis(page);
  await expect(proof(page)).toContainText('Proved: White wins in at most 2 turns');
  await expectAccessible(page);
  expect(workers).toEqual([]);
});

test('a proof is found, stays with the tree in its link, and is found again where that is opened', async ({
  page,
  browser,
}) => {
  await page.goto(EXPLORING_IT);
  await openAnalysis(page);
  await proof(page).getByRole('button', { name: 'Prove it' }).click();
  await expect(proof(page)).toContainText('Proved: White wins in 2 turns');
  await expect(page.getByRole('status').filter({ hasText: 'Proved' })).toBeAttached();
  await expectAccessible(page);
  await expect(page).toHaveURL(/#\/explore\/hex39\/.{40,}/);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await openAnalysis(elsewhere);
  await expect(proof(elsewhere)).toContainText('Proved: White wins in 2 turns');
  await elsewhere.context().close();
});

test('what a link says is proved is shown once it is proved here, and never if it is not true', async ({
  page,
}) => {
  await page.goto(asserting(['e5-f6'], { kind: 'won', side: 0, turns: 1 }));
  await expect(writtenMoves(page).first()).toHaveAccessibleName(/proved, White wins in 1 turn/);
  await page.goto('about:blank');
  await page.goto(asserting([], { kind: 'won', side: 1, turns: 1 }));
  await expect(page.getByRole('alert')).toContainText('That is not true');
  await openAnalysis(page);
  await expect(proof(page)).toContainText('Who can force a win here?');
});

test('a move that loses by force is answered on the board, with the rule that makes it work', async ({
  page,
}) => {
  await page.goto(EXPLORING_IT);
  await click(page, 'e5', 'f6');
  await openAnalysis(page);
  await proof(page).getByRole('button', { name: 'Prove it' }).click();
  await expect(proof(page)).toContainText('Proved: White wins in 1 turn');
  await click(page, 'f8', 'e7');
  await proof(page).getByRole('button', { name: 'Prove it' }).click();
  await expect(page.getByText(/loses by force: White wins in 1 turn/)).toBeVisible();
  await page.getByRole('button', { name: 'Why not?' }).click();
  const shown = page.getByRole('region', { name: /^Why not 1… / });
  await expect(shown.getByRole('listitem')).toHaveCount(1);
  await expect(shown.getByRole('listitem')).toContainText('takes Black’s pawn on e7');
  await expect(page.getByRole('button', { name: 'e7, White pawn' })).toBeVisible();
  await expectAccessible(page);
  await shown.getByRole('link', { name: 'See the rule' }).click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await shown.getByRole('button', { name: 'Close' }).click();
  await expect(shown).toHaveCount(0);
});

test('a blunder of a report that loses by force is answered in the same way', async ({ page }) => {
  await page.goto(linkTo('chess99', { actions: 'f1-g3 a8-a7 g3-i5 f8-f7' }).replace('/play/', '/explore/'));
  await page.getByRole('tab', { name: 'Report' }).click();
  await page.getByRole('combobox', { name: 'How thorough' }).selectOption('Quick');
  await page.getByRole('button', { name: 'Begin the report' }).click();
  await page.getByRole('button', { name: 'Why not 2… f7?' }).click();
  const shown = page.getByRole('region', { name: 'Why not 2… f7?' });
  await expect(shown.getByRole('listitem')).toContainText('the king is captured');
  await expect(page.getByRole('button', { name: 'e9, White paladin' })).toBeVisible();
  await expectAccessible(page);
});
