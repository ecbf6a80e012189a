// The dialog that opens games from outside.
import { counted, sideName } from '../grammar.ts';

export const title = 'Open or import';
export const pasted = 'A link, a record or an export, pasted here';
export const open = 'Open';
export const chooseFile = 'Choose a file';
export const dropped = 'You can also drop a file anywhere on the page.';
/** Above the games of a text that has several. */
export const which = 'Which one do you want to see?';
/** One of them: `Ann – Bob, Hex 39, 12 moves`. Takes each player’s name, empty for none. */
export const oneOfSeveral = (white: string, black: string, variant: string, moves: number) =>
  `${white || sideName(0)} – ${black || sideName(1)}, ${variant}, ${counted(moves, 'move')}`;
