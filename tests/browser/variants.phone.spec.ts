import { linkTo } from '../support/links.ts';
import {
  ben39Start,
  expectResult,
  finger,
  gameOf,
  play,
  site,
  smallArmies,
  wholeBen39,
  wholeChieftain,
  wholeHex39,
  wholeTns,
} from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a game of Hex 39 is played by touch on a phone', async ({ page }) => {
  await page.goto('#/play/hex39');
  await play(page, finger(page), gameOf('hex39'), wholeHex39);
  await expectResult(page, 'White wins: a piece has entered the castle of Black.');
  await expectAccessible(page);
});

test('a game of TNS Chess is played by touch on a phone', async ({ page }) => {
  await page.goto('#/play/tns');
  await play(page, finger(page), gameOf('tns'), wholeTns);
  await expectResult(page, 'White wins by checkmate.');
  await expectAccessible(page);
});

test('a game of Battle Chieftain is played by touch on a phone', async ({ page }) => {
  await page.goto(linkTo('battle-chieftain', { start: smallArmies }));
  await play(page, finger(page), gameOf('battle-chieftain', smallArmies), wholeChieftain);
  await expectResult(page, 'Black wins: White has no army left.');
  await expectAccessible(page);
});

test('a game of Ben39 is played by touch on a phone', async ({ page }) => {
  await page.goto(linkTo('ben39', { start: ben39Start }));
  await play(page, finger(page), gameOf('ben39', ben39Start), wholeBen39);
  await expectResult(page, 'White wins: the king is captured.');
  await expectAccessible(page);
});

test('on a phone a crossing leaves the squares around it room for taps', async ({ page }) => {
  await page.goto('#/play/ben39');
  const square = await site(page, 'h8').boundingBox();
  if (!square) throw new Error('h8 is not on the screen.');
  for (const [dx, dy] of [
    [-0.3, 0],
    [0.3, 0],
    [0, -0.3],
    [0, 0.3],
    [0.2, 0.2],
  ] as const) {
    const x = square.x + square.width * (0.5 + dx);
    const y = square.y + square.height * (0.5 + dy);
    const name = await page.evaluate(
      ([px, py]) => document.elementFromPoint(px, py)?.closest('[data-site]')?.getAttribute('aria-label'),
      [x, y] as const,
    );
    expect(name).toMatch(/^h8,/);
  }
});
