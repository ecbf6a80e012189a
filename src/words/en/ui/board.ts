// The board of a game.
const KEYS =
  'Arrow keys go about on it, with Shift they tell what stands that way, Enter picks, Escape takes a pick back, M tells the moves of a piece, P how the game stands.';

export const boardOf = (game: string, hasCrossings: boolean) =>
  `Board of ${game}. ${KEYS}${hasCrossings ? ' X changes between squares and crossings.' : ''}`;
/** What a target adds to the name of its site. */
export const targets = {
  move: 'can move here',
  capture: 'can be captured',
  captureElsewhere: 'can capture by moving here',
  swap: 'can change places',
  send: 'can be sent',
  change: 'can change here',
  forbidden: 'not allowed',
} as const;
/** A site with all that is to be said of it. */
export const siteWith = (words: readonly string[]) => words.join(', ');
export const chooseHow = 'Choose how';
export const play = 'Play';
export const movement = (how: string) => `${how}.`;
