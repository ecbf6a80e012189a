// What every screen may say: where to go next, what it is waiting for, and what has gone wrong.

export const product = 'Oddboard';
/** The title of the window; `screen` is empty for the product’s name alone. */
export const windowTitle = (screen: string) => (screen === '' ? 'Oddboard' : `${screen} · Oddboard`);
export const lead =
  'Strange chess variants for two people at one screen, or one and the computer. Begin a game with one tap, read the rules on live boards, and share what you play as a link.';
/** A variant by its name and its board’s; `board` is undefined if there is only one. */
export const gameName = (name: string, board: string | undefined) =>
  board === undefined ? name : `${name}, ${board}`;

export const library = 'Library';
export const toLibrary = 'To the library';
export const reload = 'Reload';
export const reloadPage = 'Reload the page';
export const dismiss = 'Dismiss';
export const flipBoard = 'Flip the board';
export const noPage = 'There is no such page';
export const noPageWhy = 'The address leads nowhere in Oddboard.';

export const loading = 'Loading';
export const takesLong = 'This is taking a long time';
export const awaitsPage = 'Still waiting for this page.';
export const awaitsRules = 'Still waiting for the rules.';
export const awaitsRulesOf = (game: string) => `Still waiting for the rules of ${game}.`;
export const awaitsSavedGames = 'Still waiting for the games that are kept on this device.';
export const pageFailed = 'This page could not be loaded';
export const pageFailedWhy = 'Part of Oddboard failed to download. What you had open is kept.';
export const partAwaited = 'Part of the page is still downloading.';
export const partFailed = 'This part of the page failed to download. Are you offline?';
export const unexpected =
  'Something in the page went wrong. The address holds your game; if anything is missing, load the page again.';
export const newVersion = 'A new version of Oddboard is ready. The game on the board is kept.';

export const fault = 'Something went wrong';
export const faultIsOurs = 'This is a fault in Oddboard, not something you did.';
export const faultWithGame =
  'This is a fault in Oddboard, not something you did. The address of the page still holds your game. You can take it with you:';
export const link = 'Link';
export const copyLink = 'Copy the link';
export const linkCopied = 'The link is copied.';
export const linkNotCopied = 'Copying is not allowed here: select the link instead.';
export const record = 'Record';
export const copyRecord = 'Copy the record';
export const recordCopied = 'The record is copied.';
export const recordNotCopied = 'Copying is not allowed here: select the record instead.';

export const inLibrary = (more: string) => `The game is in the library. ${more}`.trim();
export const reloadAndTry = (why: string) => `${why} Reload the page and try again.`;
export const unreadable = (file: string) =>
  `“${file}” cannot be read. A folder cannot be opened, only the files in it.`;
/** What happened to one file of several. */
export const ofFile = (file: string, said: string) => `${file}: ${said}`;
