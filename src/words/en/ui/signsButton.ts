// The button that explains the signs on a board. Their meanings load when it is pressed.
export const title = 'Signs on the board';
/** The same in short. */
export const short = 'Signs';
