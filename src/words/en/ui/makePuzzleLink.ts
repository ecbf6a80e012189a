// The way to make a puzzle of the position on the board.

export const make = 'Make it a puzzle';
export const makeWords = 'Puzzle';
