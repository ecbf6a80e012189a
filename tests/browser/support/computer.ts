import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Game } from '../../../src/engine/game/game.ts';
import { currentPosition, newGame, outcomeOf } from '../../../src/engine/game/game.ts';
import { openedLink } from '../../../src/engine/record/link.ts';
import type { Seat } from '../../../src/engine/record/seats.ts';
import type { BySide } from '../../../src/engine/rules/side.ts';
import { finish } from '../../../src/engine/finish.ts';
import { think } from '../../../src/engine/search/think.ts';
import type { Level } from '../../../src/engine/search/thought.ts';
import { moveTask } from '../../../src/store/computer/tasks.ts';
import type { Settings } from '../../../src/store/settings.ts';
import { variantNamed } from '../../support/registry.ts';
import { valueOf } from '../../support/result.ts';
import type { Picker } from './board.ts';
import { act } from './board.ts';

/** Makes new games begin between these players, with a computer that does not wait before it moves. */
export const seating = (
  page: Page,
  seats: BySide<Seat>,
  settings: Partial<Settings> = {},
): Promise<unknown> =>
  page.addInitScript(
    ([chosen, state]) => {
      if (localStorage.getItem('oddboard:/:seating') !== null) return;
      localStorage.setItem(
        'oddboard:/:seating',
        JSON.stringify({ state: { seats: chosen, byLot: false }, version: 0 }),
      );
      localStorage.setItem('oddboard:/:settings', JSON.stringify({ state, version: 2 }));
    },
    [seats, { pace: 'at-once', animation: false, ...settings }] as const,
  );

/** The game on the screen, as its address holds it. */
export function gameOn(page: Page, id: string): Game {
  const [, , , link = ''] = new URL(page.url()).hash.split('/');
  const variant = variantNamed(id);
  return link === '' ? newGame(variant) : valueOf(openedLink(variant, link)).game;
}

/** Waits until a person is to move, or the game is over, after at least so many actions. Returns the game. */
export async function personsTurn(page: Page, id: string, seats: BySide<Seat>, after: number): Promise<Game> {
  let game = gameOn(page, id);
  await expect
    .poll(() => {
      game = gameOn(page, id);
      return (
        game.steps.length >= after && (outcomeOf(game) !== null || seats[currentPosition(game).turn] === null)
      );
    })
    .toBe(true);
  return game;
}

/** A move that a player of a level would make. */
function goodAction(game: Game, level: Level): string {
  return finish(valueOf(think(moveTask(game, level, 1)))).lines[0].actions[0] ?? '';
}

/**
 * Plays against the computer for so many turns or to the end, each move by picking what a person would pick.
 * Returns the game.
 */
export async function playAgainst(
  page: Page,
  picker: Picker,
  id: string,
  seats: BySide<Seat>,
  turns: number,
): Promise<Game> {
  let game = await personsTurn(page, id, seats, 0);
  for (let turn = 0; turn < turns && outcomeOf(game) === null; turn++) {
    const side = currentPosition(game).turn;
    // A turn may have several actions.
    do {
      await act(picker, game, goodAction(game, 4));
      game = await personsTurn(page, id, seats, game.steps.length + 1);
    } while (outcomeOf(game) === null && currentPosition(game).turn === side && isWithinTurn(game));
  }
  return game;
}

/** Whether the side to move made the last action too. */
const isWithinTurn = (game: Game): boolean => {
  const before = game.steps.at(-2)?.position ?? game.start;
  return before.turn === currentPosition(game).turn;
};
