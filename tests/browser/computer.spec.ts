import type { Game } from '../../src/engine/game/game.ts';
import { currentPosition, outcomeOf } from '../../src/engine/game/game.ts';
import { BLACK } from '../../src/engine/rules/side.ts';
import { linkTo } from '../support/links.ts';
import { variantNamed } from '../support/registry.ts';
import { click, expectOn, mouse, recordedActions, settledAddress, site } from './support/board.ts';
import { gameOn, personsTurn, playAgainst, seating } from './support/computer.ts';
import { keyboard } from './support/keyboard.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { hideable } from './support/hidden.ts';
import { IS_WHOLE, inTurn } from './support/whole.ts';

const strip = (page: Parameters<typeof click>[0], side: 'White' | 'Black') =>
  page.getByRole('region', { name: side, exact: true });

if (inTurn(0, 2))
  test('a game of Hex 39 against level 1 is played with the mouse, to its end', async ({ page }) => {
    await seating(page, [null, 1]);
    await page.goto('#/play/hex39');
    await expect(strip(page, 'Black')).toContainText('Computer, level 1');
    await expectAccessible(page);
    const game = await playAgainst(page, mouse(page), 'hex39', [null, 1], 60);
    expect(outcomeOf(game)).not.toBeNull();
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  });

test('a game of TNS Chess against level 1 is played with the keyboard', async ({ page }) => {
  await seating(page, [null, 1]);
  await page.goto('#/play/tns');
  await playAgainst(page, keyboard(page, variantNamed('tns')), 'tns', [null, 1], 5);
});

for (const id of ['chess99', 'battle-chieftain', 'ben39'])
  test(`a few turns of ${id} are played against level 1`, async ({ page }) => {
    await seating(page, [null, 1]);
    await page.goto(`#/play/${id}`);
    await playAgainst(page, mouse(page), id, [null, 1], IS_WHOLE ? 12 : 4);
  });

test('who plays White against the computer sits below, and the computer begins for White', async ({
  page,
}) => {
  await seating(page, [2, null]);
  await page.goto('#/play/chess99');
  const game = await personsTurn(page, 'chess99', [2, null], 1);
  expect(currentPosition(game).turn).toBe(BLACK);
  const [white, black] = await Promise.all([site(page, 'e1').boundingBox(), site(page, 'e9').boundingBox()]);
  expect(white?.y).toBeLessThan(black?.y ?? 0);
});

for (const id of IS_WHOLE ? ['chess99', 'hex39', 'tns', 'battle-chieftain', 'ben39'] : ['tns'])
  test(`the computer plays itself for 30 turns of ${id}`, async ({ page }) => {
    await seating(page, [1, 1]);
    await page.goto(`#/play/${id}`);
    await expect
      .poll(
        () => {
          const game = gameOn(page, id);
          const turns = game.steps.filter(({ position }, i) => position.turn !== turnBefore(game, i)).length;
          return turns >= 30 || outcomeOf(game) !== null;
        },
        { timeout: 60_000 },
      )
      .toBe(true);
  });

const turnBefore = ({ start, steps }: Game, i: number) => (steps[i - 1]?.position ?? start).turn;

test('the computer is seen to think, and moves when it is asked to', async ({ page }) => {
  await seating(page, [null, 8]);
  await page.goto('#/play/ben39');
  const moveNow = strip(page, 'Black').getByRole('button', { name: 'Move now' });
  await expect(moveNow).toBeDisabled();
  await playOne(page);
  await expect(strip(page, 'Black')).toContainText('thinking');
  await moveNow.click();
  await expect(recordedActions(page)).toHaveCount(2, { timeout: 1000 });
});

/** Plays White’s first move of Ben39. */
async function playOne(page: Parameters<typeof click>[0]) {
  await page.getByRole('textbox', { name: 'Type a move' }).fill('X@a7');
  await page.keyboard.press('Enter');
}

test('its pieces can be looked at, but not moved', async ({ page }) => {
  await seating(page, [null, 8]);
  await page.goto('#/play/chess99');
  await click(page, 'e2', 'e4', 'e8', 'e6');
  await expect(page.getByRole('alert')).toContainText('The computer moves Black’s pieces.');
});

test('a move is taken back while it thinks, and both moves afterwards; redoing brings them again', async ({
  page,
}) => {
  await seating(page, [null, 8]);
  await page.goto('#/play/chess99');
  await click(page, 'e2', 'e4');
  await expect(strip(page, 'Black')).toContainText('thinking');
  const takeBack = page.getByRole('button', { name: 'Take back', exact: true });
  await takeBack.click();
  await expect(strip(page, 'White')).toContainText('to move');
  await expect(recordedActions(page)).toHaveCount(0);
  await click(page, 'd2', 'd4');
  await expect(recordedActions(page)).toHaveCount(2);
  await takeBack.click();
  await expect(recordedActions(page)).toHaveCount(0);
  await expect(takeBack).toBeDisabled();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(recordedActions(page)).toHaveCount(2);
});

test('after a reload it thinks again', async ({ page }) => {
  await seating(page, [null, 8]);
  await page.goto('#/play/chess99');
  await click(page, 'e2', 'e4');
  await expect(strip(page, 'Black')).toContainText('thinking');
  await page.reload();
  await expect(recordedActions(page)).toHaveCount(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('it does not think while the page is hidden', async ({ page }) => {
  const show = await hideable(page);
  await seating(page, [null, 2]);
  await page.goto('#/play/hex39');
  await show(false);
  await click(page, 'i3', 'j4');
  await page.waitForTimeout(1500);
  await expect(recordedActions(page)).toHaveCount(1);
  await show(true);
  await expect(recordedActions(page)).toHaveCount(2);
});

test('only one of several pages with the game lets it think', async ({ page, context }) => {
  await seating(page, [null, 1]);
  await page.goto('#/play/hex39');
  await click(page, 'i3', 'j4');
  await expect(recordedActions(page)).toHaveCount(2);
  await settledAddress(page);
  const id = await page.evaluate(() => (history.state as { readonly game: string }).game);
  const other = await context.newPage();
  await other.goto('robots.txt');
  // The other page is next in line, and comes when the first one leaves.
  await other.evaluate((game) => {
    void navigator.locks.request(`oddboard:/:computer:${game}`, () => new Promise(() => undefined));
  }, id);
  await page.reload();
  const { length } = gameOn(page, 'hex39').steps;
  await click(page, 'c3', 'b4');
  await expect(recordedActions(page)).toHaveCount(length + 1);
  await page.waitForTimeout(1000);
  await expect(recordedActions(page)).toHaveCount(length + 1);
  await other.close();
  await expect(recordedActions(page)).toHaveCount(length + 2);
});

test('whoever opens a link is asked who plays now', async ({ page }) => {
  await page.goto(linkTo('hex39', { actions: 'i3-j4', seats: [null, 2] }));
  const dialog = page.getByRole('dialog', { name: 'Who plays now?' });
  await expect(dialog).toBeVisible();
  await expect(recordedActions(page)).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Two people' }).check();
  await dialog.getByRole('button', { name: 'Play' }).click();
  await click(page, 'c7', 'd6');
  await expect(recordedActions(page)).toHaveCount(2);
});

test('the library asks who plays, and begins at once with the last choice', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('button', { name: 'Players of Hex 39: Two people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who plays?' });
  await dialog.getByRole('radio', { name: 'You and the computer' }).check();
  await dialog.getByRole('radio', { name: 'Black' }).check();
  await dialog.getByLabel('Level').selectOption('1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Play' }).click();
  await expect(recordedActions(page)).toHaveCount(1);
  await page.goto('#/');
  await page.getByRole('link', { name: 'Play Chess 99' }).click();
  await expect(strip(page, 'White')).toContainText('Computer, level 1');
  await expect(recordedActions(page)).toHaveCount(1);
});

test('a side is handed over in mid-game', async ({ page }) => {
  await page.goto('#/play/hex39');
  await click(page, 'i3', 'j4');
  await page.getByRole('button', { name: 'Choose the players' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who plays?' });
  await dialog.getByRole('radio', { name: 'You and the computer' }).check();
  await dialog.getByRole('button', { name: 'Go on like this' }).click();
  await expect(recordedActions(page)).toHaveCount(2);
  await expect(strip(page, 'Black')).toContainText('Computer, level 2');
});

test('a turn of several actions by the computer is shown again', async ({ page }) => {
  const start = '1/F1n/3tH/k1K2r1/4N2/7/N4/1R1/1 w f1,w3,n2,W3 m';
  await page.goto(linkTo('tns', { start, actions: 'b3-d4 f@g4 end', seats: [1, null] }));
  await page.getByRole('dialog').getByRole('button', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'Show that turn again' }).click();
  await expectOn(page, 'b3', 'White knight');
  await expectOn(page, 'd4', 'White knight');
  await expectOn(page, 'g4', 'Black ferz');
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Black to move');
});

test('a hint comes in three steps, on the board and in words', async ({ page }) => {
  await page.goto('#/play/hex39');
  const status = page.getByRole('region', { name: 'Status' });
  await status.getByRole('button', { name: 'Hint' }).click();
  await expect(status).toContainText(/Hint: look at the (pawn|rook|bishop) on \w\d\./);
  await expect(page.locator('svg [data-colour="move"]')).toHaveCount(1);
  await status.getByRole('button', { name: 'Where to?' }).click();
  await expect(status).toContainText(/Hint: White: /);
  await status.getByRole('button', { name: 'Why?' }).click();
  await expect(status).toContainText(/Expected: White: .* Black: /);
  await expect(page.locator('svg [data-colour="reply"]').first()).toBeVisible();
  await expectAccessible(page);
  await status.getByRole('button', { name: 'Hide the hint' }).click();
  await expect(page.locator('svg [data-colour]')).toHaveCount(0);
  await status.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('svg [data-colour="move"]')).toHaveCount(1);
  await click(page, 'i3', 'j4');
  await expect(page.locator('svg [data-colour]')).toHaveCount(0);
});

test('there is no hint in a game without takebacks', async ({ page }) => {
  await page.goto('#/play/hex39');
  const hint = page.getByRole('button', { name: 'Hint' });
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Moves can be taken back' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
});

test('the last card of a short path leads to a game against the computer', async ({ page }) => {
  await page.goto('#/path/hex39/play');
  await page.getByRole('link', { name: 'Play the computer' }).click();
  await expect(strip(page, 'Black')).toContainText('Computer, level 1');
  await click(page, 'i3', 'j4');
  await expect(recordedActions(page)).toHaveCount(2);
});

test('a position of the rulebook is played on against the computer', async ({ page }) => {
  await page.goto('#/learn/hex39/winning');
  await page.getByRole('button', { name: 'Play the computer' }).click();
  await expect(page.getByText('Computer, level 2')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('a worker that does not come', () => {
  test.use({ expectedFault: /Failed to load resource|ERR_FAILED/ });

  test('is told, and the game goes on between people', async ({ page }) => {
    await seating(page, [null, 2]);
    await page.route('**/thinking-*.js', (route) => route.abort());
    await page.goto('#/play/hex39');
    await click(page, 'i3', 'j4');
    await expect(page.getByRole('alert')).toContainText('you move both sides');
    await click(page, 'c7', 'd6');
    await expect(recordedActions(page)).toHaveCount(2);
  });
});
