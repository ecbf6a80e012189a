// The way to the puzzles of a game.

export const puzzles = 'Puzzles';
/** Where some were solved. */
export const solvedOf = (count: number) => `Puzzles: ${String(count)} solved`;
/** The link’s text together with the game it leads to, for people who hear one link after the other. */
export const ofGame = (link: string, game: string) => `${link}, ${game}`;
