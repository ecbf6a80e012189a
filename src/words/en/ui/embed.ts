// A board in another page.
import type { BySide, Side } from '../../../engine/rules/side.ts';
import { BLACK, WHITE } from '../../../engine/rules/side.ts';
import { sideName } from '../grammar.ts';

/** `Hex 39: Ada – Grace`; a game whose players are not known has its name alone. */
export function gameOf(game: string, players: BySide<string>) {
  const nameOf = (side: Side) => (players[side] === '' ? sideName(side) : players[side]);
  return players.every((name) => name === '') ? game : `${game}: ${nameOf(WHITE)} – ${nameOf(BLACK)}`;
}
export const loading = 'The board is loading.';
export const startAgain = 'Start again';
/** The moves among which the lines of a tree part. */
export const nextMoves = 'Next moves';
export const openInApp = 'Open in Oddboard';
export const inNewTab = 'in a new tab';
/** The pieces of a side, for people who do not see the picture. */
export const army = (side: string, pieces: readonly string[]) => `${side}: ${pieces.join('; ')}.`;
export const noScript = 'This board needs JavaScript.';
export const unexpected = 'Something went wrong in this board. Reload the page to try again.';
export const pageTitle = 'A board · Oddboard';
