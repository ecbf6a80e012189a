// The play screen, except what is beside the board.

import { boardWords } from '../boards.ts';

export const game = 'Game';
/** What the players are after in each game, by its id. */
const aims: Readonly<Partial<Record<string, string>>> = {
  chess99: 'Capture the king',
  hex39: 'Bring a piece into the enemy’s castle',
  tns: 'Checkmate, or promote your king',
  'battle-chieftain': 'Take every berserker',
  ben39: 'Capture the king',
};
/** Beside the name of a game: its board, if it has several, and what the players are after. */
export const boardAndAim = (game: string, board: string | undefined) =>
  [board === undefined ? '' : boardWords(board), aims[game] ?? ''].filter((part) => part !== '').join(' · ');
export const menu = 'Menu';
export const editPosition = 'Edit the position';
export const edit = 'Edit';
export const exploreGame = 'Explore variations';
export const explore = 'Explore';
export const report = 'Report on the game';
export const reportWords = 'Report';
export const flip = 'Flip';
export const choosePlayers = 'Choose the players';
export const players = 'Players';
export const clock = 'Clock';
export const share = 'Share';
/** Takes the last pick back, beside the choices that it led to. */
export const cancel = 'Cancel';
export const newGame = 'New game';
export const settings = 'Settings';
export const notShown = 'This game cannot be shown';
export const startFresh = 'Start a fresh game';
