// The board of a game.

/** The name of a board that cannot be played on. */
export const picture = (game: string) => `Board of ${game}.`;
/** The name of a board to play on, with its keys; `answers` is whether it has keys for questions. */
export function boardOf(
  game: string,
  { answers, hasCrossings }: { answers: boolean; hasCrossings: boolean },
) {
  const lines = answers ? ', with Shift they tell what stands that way' : '';
  const moves = answers ? ', M tells the moves of a piece, P how the game stands' : '';
  const change = hasCrossings ? ' X changes between squares and crossings.' : '';
  return `Board of ${game}. Arrow keys go about on it${lines}, Enter picks, Escape takes a pick back${moves}.${change}`;
}
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
/** A site with everything to say about it. */
export const siteWith = (words: readonly string[]) => words.join(', ');
export const chooseHow = 'Choose how';
export const play = 'Play';
export const movement = (how: string) => `${how}.`;
