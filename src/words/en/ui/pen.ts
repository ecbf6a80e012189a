// The pen, with which arrows and circles are drawn on a board.

export const pen = 'Mark the board';
export const noPen = 'Make moves';
export const colours = { green: 'green', red: 'red', blue: 'blue', yellow: 'yellow' } as const;
/** `Draw in green` */
export const penOf = (colour: string) => `Draw in ${colour}`;
export const shapes = (words: readonly string[]) => `Drawn: ${words.join(', ')}`;
export const shape = (colour: string, from: string, to: string) =>
  from === to ? `${colour} circle on ${from}` : `${colour} arrow from ${from} to ${to}`;
