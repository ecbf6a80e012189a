// A board in another page.

/** The name of the board’s group; `players` is empty if they are not known. */
export const groupOf = (game: string, players: string) => (players === '' ? game : `${game}: ${players}`);
export const players = (white: string, black: string) => `${white} – ${black}`;
export const loading = 'The board is loading.';
export const startAgain = 'Start again';
export const openInApp = 'Open in Oddboard';
export const inNewTab = 'in a new tab';
/** The pieces of a side, for people who do not see the picture. */
export const army = (side: string, pieces: readonly string[]) => `${side}: ${pieces.join('; ')}.`;
export const noScript = 'This board needs JavaScript.';
export const unexpected = 'Something went wrong in this board. Reload the page to try again.';
export const pageTitle = 'A board · Oddboard';
