// The play screen, except what is beside the board.

export const game = 'Game';
/** What the players are after, by the game, where no king on the board tells it. */
export const aims: Readonly<Partial<Record<string, string>>> = { hex39: 'Walk into the enemy’s castle' };
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
