// The question before a game in progress leaves the screen.

export const title = 'Start a new game?';
export const notOver =
  'The game on the board is not over. It stays in the library, and the browser’s Back button brings it back.';
export const start = 'Start a new game';
export const goOn = 'Go on playing';
