import { outcomeOf } from '../../src/engine/game/game.ts';
import { finger } from './support/board.ts';
import { playAgainst, seating } from './support/computer.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/whole.ts';

if (inTurn(1, 2))
  test('a game of Hex 39 against level 1 is played with a finger, to its end', async ({ page }) => {
    await seating(page, [null, 1]);
    await page.goto('#/play/hex39');
    const game = await playAgainst(page, finger(page), 'hex39', [null, 1], 60);
    expect(outcomeOf(game)).not.toBeNull();
  });

test('a few turns of TNS Chess against level 1 are played with a finger', async ({ page }) => {
  await seating(page, [null, 1]);
  await page.goto('#/play/tns');
  await playAgainst(page, finger(page), 'tns', [null, 1], 4);
});
