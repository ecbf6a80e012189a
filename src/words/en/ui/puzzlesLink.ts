// The way to the puzzles of a game.

export const puzzles = 'Puzzles';
/** Where some were solved. */
export const solvedOf = (count: number) => `Puzzles: ${String(count)} solved`;
