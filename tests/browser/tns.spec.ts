import { linkTo } from '../support/links.ts';
import {
  click,
  expectOn,
  expectResult,
  gameOf,
  heldPiece,
  mouse,
  play,
  recordedActions,
  site,
  wholeTns,
} from './support/board.ts';
import { keyboard } from './support/keyboard.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { inTurn } from './support/whole.ts';

/** White has captured enough to drop three pieces, one of which is due. */
const DROPS = '1/F1n/3tH/k1K2r1/4N2/7/N4/1R1/1 w f1,w3,n2,W3 m';

test('a game of TNS Chess is played with the mouse, to a king dropped into mate', async ({ page }) => {
  await page.goto('#/play/tns');
  await play(page, mouse(page), gameOf('tns'), wholeTns);
  await expectResult(page, 'White wins by checkmate.');
  await expectAccessible(page);
});

if (inTurn(2, 3))
  test('a game of TNS Chess is played with the keyboard alone', async ({ page }) => {
    await page.goto('#/play/tns');
    const game = gameOf('tns');
    await play(page, keyboard(page, game.variant), game, wholeTns);
    await expectResult(page, 'White wins by checkmate.');
  });

test('a piece that is due says so, and the turn cannot end before it is dropped', async ({ page }) => {
  await page.goto(linkTo('tns', { start: DROPS, actions: 'b3-d4' }));
  await expect(page.getByRole('button', { name: 'Black ferz, must be dropped now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Black wazir, 3 turns left' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'White', exact: true })).toContainText('must drop the ferz');
  await expect(page.getByRole('button', { name: 'End the turn' })).toHaveCount(0);
  await expectAccessible(page);
  await heldPiece(page, 'White', 'Black ferz').click();
  await click(page, 'g4');
  await expectOn(page, 'g4', 'Black ferz');
  await page.getByRole('button', { name: 'End the turn' }).click();
  await expect(page.getByRole('region', { name: 'Black', exact: true })).toContainText('to move');
});

test('a piece is dragged from the hand onto the board', async ({ page }) => {
  await page.goto(linkTo('tns', { start: DROPS, actions: 'b3-d4' }));
  await heldPiece(page, 'White', 'Black wazir').dragTo(site(page, 'd1'));
  await expectOn(page, 'd1', 'Black wazir');
});

test('a square closed to a ferz by its colour is shown, refused, and explained', async ({ page }) => {
  await page.goto(linkTo('tns', { start: '1/b2/3M1/k2N1rF/2W2h1/1n4W/5/cF1/1 b F2 m' }));
  await page.goto(linkTo('tns', { start: '1/1k1/5/7/3F3/7/2n2/1K1/1 b F2 m', actions: 'd3-b4' }));
  await heldPiece(page, 'Black', 'White ferz').click();
  await expectOn(page, 'd3', 'empty, not allowed|empty, promotion zone of Black, not allowed');
  await click(page, 'd3');
  await expect(page.getByRole('alert')).toContainText('the White ferz on d5 is on the same colour');
  await expect(recordedActions(page)).toHaveCount(1);
});

test('a turn is one line of the record, and is taken back part by part', async ({ page }) => {
  await page.goto(linkTo('tns', { start: DROPS, actions: 'b3-d4 f@g4 w@d1' }));
  await expect(page.getByRole('list', { name: 'Moves' }).getByRole('listitem')).toHaveText([
    '1Nd4F@g4W@d1goes on',
  ]);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expectOn(page, 'd1', 'empty');
  await page.getByRole('button', { name: 'End the turn' }).click();
  await expect(recordedActions(page)).toHaveText(['Nd4', 'F@g4', 'end']);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('button', { name: 'Black ferz, must be dropped now' })).toBeVisible();
});

test('promoting the king is marked as winning', async ({ page }) => {
  await page.goto(linkTo('tns', { start: '1/3/5/1K5/7/7/5/1k1/1 w - m' }));
  await click(page, 'b6', 'b7');
  await expect(page.getByRole('group', { name: 'Choose how' }).getByRole('button')).toHaveText([
    'Stay a king',
    'Promote the king and win',
    'Cancel',
  ]);
  // Each shows the piece that there would be.
  await expect(page.getByRole('group', { name: 'Choose how' }).locator('button svg')).toHaveCount(2);
  await page.getByRole('button', { name: 'Promote the king and win' }).click();
  await expectResult(page, 'White wins: the king is promoted.');
});
