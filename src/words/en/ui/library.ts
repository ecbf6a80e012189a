// The library: the games to play, and those saved on this device.
import type { Side } from '../../../engine/rules/side.ts';
import { abouts } from '../about.ts';
import { counted, sideName } from '../grammar.ts';

export const rulesToPrint = 'The rules to read or print';
export const licences = 'Licences';

/** Who invented a game. */
export const by = (inventor: string) => `by ${inventor}`;
/** Follows the inventor: `, 2019, developed over some years`; nothing if nobody knows. */
export const from = (game: string) => {
  const origin = abouts[game]?.origin;
  return origin === undefined ? '' : `, ${origin}`;
};

export const boardOf = (game: string) => `Board of ${game}`;
export const startOf = (game: string) => `The board of ${game} at the start`;
export const play = 'Play';
export const playGame = (game: string) => `Play ${game}`;
export const rules = 'Rules';
export const tags = 'What kind of game it is';
export const rulesOf = (game: string) => `Rules of ${game}`;
export const setUp = 'Set up';
export const setUpGame = (game: string) => `Set up a position of ${game}`;

export const goOn = (game: string) => `Continue: ${game}`;
export const yourGames = 'Your games';
export const openOrImport = 'Open or import';
export const exportAll = 'Export all';
export const search = 'Search';
export const searchGames = 'Search your games';
export const game = 'Game';
export const allGames = 'All games';
export const noGames = 'No games yet';
export const noGamesWhy =
  'Games that you play are kept here with your studies, on this device and nowhere else.';
export const notShown = 'Your games cannot be shown';
export const noneFits = (search: string) => `No results for “${search}”`;
export const noneFitsWhy =
  'A search looks at names, players, games, dates and how a game stands. The word “study” finds studies.';
export const clearSearch = 'Clear the search';
export const showAll = (count: number) => `Show all ${String(count)}`;
export const gameNotShown = 'This game cannot be shown.';
export const removed = (game: string) => `${game} was deleted.`;
export const damagedRemoved = {
  games: 'The damaged game was deleted.',
  studies: 'The damaged study was deleted.',
} as const;
export const undo = 'Undo';
export const awaited =
  'Still waiting for the games that are kept on this device: the browser has not opened its storage yet. You can start a new game all the same; its address holds all its moves.';

export const exportDue = (count: number) =>
  `You have ${String(count)} games on this device, and many of them are in no export. Save them as a file, and they are safe wherever you put it.`;
export const saveAsFile = 'Save as a file';
export const isSafe =
  'This browser keeps these games until you delete them. Export all saves them as a file, for another device too.';
export const isUnsafe =
  'This browser may delete these games when the device runs short of space, or when its data is cleared. Export all saves them as a file.';

export const damaged = { games: 'A damaged game', studies: 'A damaged study' } as const;
export const damagedWhy = {
  games: (why: string) => `${why} The other games are not affected.`,
  studies: (why: string) => `${why} The other studies are not affected.`,
} as const;
export const saveDamaged = 'Save what is there';
export const deleteDamaged = {
  games: 'Delete the damaged game',
  studies: 'Delete the damaged study',
} as const;

export const resume = 'Resume';
export const resumeGame = (game: string) => `Resume ${game}`;
export const look = 'View';
export const lookAtGame = (game: string) => `View ${game}`;
/** Opens the tree of variations around a game. */
export const explore = 'Explore';
export const exploreGame = (game: string) => `Explore ${game}`;
export const renameGame = (game: string) => `Rename ${game}`;
export const remove = 'Delete';
export const deleteGame = (game: string) => `Delete ${game}`;
export const nameOfGame = 'Name of the game';
export const rename = 'Rename';
export const standOf = (game: string) => `How ${game} stands`;

export const study = 'Study';
export const open = 'Open';
export const openStudy = (study: string) => `Open ${study}`;
export const boardIn = (study: string) => `The board in ${study}`;
export const studyNotShown = 'This study cannot be shown.';

export const gameOf = (variant: string) => `A game of ${variant}`;
/** Takes each player’s name, empty for none. */
export const between = (white: string, black: string) => `${white || sideName(0)} – ${black || sideName(1)}`;
export const toMove = (side: Side) => `${sideName(side)} to move.`;
export const moves = (count: number) => counted(count, 'move');
export const copy = 'another copy';
export const newer = 'kept by a newer Oddboard';
