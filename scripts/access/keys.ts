import { at } from '../../src/engine/at.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { positionAt } from '../../src/engine/game/game.ts';
import { play } from '../../tests/browser/support/board.ts';
import { keyboard } from '../../tests/browser/support/keyboard.ts';
import { linkTo } from '../../tests/support/links.ts';
import type { BuiltPage } from '../builtPage.ts';
import { gameUpTo, gamesOf } from './games.ts';
import type { Screen } from './screens.ts';

/** What an action asks of a keyboard on the average. */
export interface Keys {
  /** All keys, Tabs among them. */
  readonly keys: number;
  readonly tabs: number;
}

/** The plies at which parts of games begin that are played by keyboard, each part in another game. */
const BEGINNINGS = [0, 20, 40];
const ACTIONS = 12;

/**
 * Plays parts of games on their page with the keyboard alone, each action from where the last one left the focus,
 * and counts the keys.
 */
export async function keysOf(
  { browser, address }: BuiltPage,
  variant: Variant,
  viewport: Screen,
): Promise<Keys> {
  const pressed: string[] = [];
  const games = gamesOf(variant).filter(({ steps }) => steps.length > Math.max(...BEGINNINGS) + ACTIONS);
  for (const [i, from] of BEGINNINGS.entries()) {
    const game = at(games, i);
    const actions = actionsOf(game);
    const page = await browser.newPage({ viewport });
    const picker = keyboard(page, variant, async (key) => {
      pressed.push(key);
      await page.keyboard.press(key);
    });
    await page.goto(address + linkTo(variant.id, { actions: actions.slice(0, from).join(' ') }));
    // The first action also brings the focus to the board for the first time, so it does not count.
    const counted = pressed.length;
    const begun = await play(page, picker, gameUpTo(game, from), actions.slice(from, from + 1));
    pressed.length = counted;
    await play(page, picker, begun, actions.slice(from + 1, from + 1 + ACTIONS));
    await page.close();
  }
  const perAction = (keys: readonly string[]) => keys.length / (BEGINNINGS.length * ACTIONS);
  return { keys: perAction(pressed), tabs: perAction(pressed.filter((key) => key.endsWith('Tab'))) };
}

const actionsOf = (game: Game): string[] =>
  game.steps.map(({ move }, ply) => game.variant.writeMove(positionAt(game, ply), move));
