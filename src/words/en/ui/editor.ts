// The editor, where positions are set up.
import type { Side } from '../../../engine/rules/side.ts';
import { boardWords } from '../boards.ts';
import { capital, pieceWords, sideName } from '../grammar.ts';

const KEYS =
  'Arrow keys move around on it. A letter picks the piece to put, a capital letter a white one. Enter puts it, Delete removes what is there, Escape goes back to moving.';

export const nothingToSetUp = 'There is nothing to set up';
/** `Battle Chieftain, Far walls, Editor` */
export const editing = (game: string) => `${game}, Editor`;
export const editorAndBoard = (board: string | undefined) =>
  board === undefined ? 'Editor' : `Editor · ${boardWords(board)}`;
export const position = 'Position';
export const share = 'Share';
export const flipWords = 'Flip';
export const news = 'News';
export const verdict = 'Verdict';
export const isOver = (outcome: string) => `The game is over in this position. ${outcome}`;
/** `Ready to play: White must place the king.` */
export const isPosition = (task: string) => `Ready to play: ${task}`;
export const playFromHere = 'Play from here';
export const explore = 'Explore';
export const startPosition = 'Start position';
export const clear = 'Clear';
export const swapSides = 'Swap sides';
export const swapSidesHow = 'Turn the board round and change all colours';

export const boardAndPieces = 'The board and its pieces';
export const boardOf = (game: string) => `Board of ${game}`;
export const boardKeys = (hasCrossings: boolean) =>
  `${KEYS}${hasCrossings ? ' The slash changes between squares and crossings.' : ''}`;
/** A site with everything to say about it. */
export const siteWith = (words: readonly string[]) => words.join(', ');
export const piecesOf = (side: Side) => `${sideName(side)}’s pieces`;
export const piece = (side: Side, kind: string) => pieceWords({ side, kind });
export const tools = 'Tools';
export const move = 'Move';
export const remove = 'Remove';
export const undo = 'Undo';
export const redo = 'Redo';

/** The name of a field, as the label of its control. */
export const fieldTitle = capital;
export const side = (side: Side): string => sideName(side);
export const none = 'none';
export const range = (least: number, most: number) => `${String(least)} to ${String(most)}`;
export const placed = (field: string, site: string) => `${field}: ${site}`;
export const notPlaced = (field: string) => `${field}: not placed`;

export const handOf = (side: Side) => `${sideName(side)}’s hand`;
export const handHow = 'Press a piece to add one to a hand; the minus below it takes one away.';
export const heldHow = 'Press a piece to add one to a hand; the cross beside it takes it away.';
// In these, `piece` is in words: `White rook`.
export const add = (piece: string) => `Add a ${piece}`;
export const addTo = (holder: Side, piece: string, count: number) =>
  `${sideName(holder)}’s hand: add a ${piece}, ${String(count)} held`;
export const takeOne = (piece: string) => `Take a ${piece} away`;
export const takeOneFrom = (holder: Side, piece: string) =>
  `${sideName(holder)}’s hand: take a ${piece} away`;
export const take = (piece: string) => `Take the ${piece} away`;
export const takeFrom = (holder: Side, piece: string) => `${sideName(holder)}’s hand: take the ${piece} away`;
export const turnsLeftFor = (holder: Side, piece: string) =>
  `${sideName(holder)}’s hand: turns left for the ${piece}`;
export const turnsLeft = (turns: number) => (turns === 1 ? 'last turn' : `${String(turns)} turns left`);

export const asText = 'The position as text';
export const positionString = 'Position string';
/** Before the position string of the start, under one that cannot be read. */
export const example = 'The start is:';
export const toText = 'Change the string';
export const copyString = 'Copy the string';
export const copied = 'Copied.';
export const stringNotCopied = 'Copying is not allowed here: select the string instead.';
export const asDiagram = 'As a diagram…';

export const diagramTitle = 'The board as a diagram';
/** `isDrawn` if the diagram draws the squares, as it does on boards with crossings. */
export const diagramHow = (isDrawn: boolean) =>
  `A line for each rank, a letter for each piece, upper case for White. ${
    isDrawn
      ? 'Colons fill the dark squares, ### a movable one, and each + is an empty crossing.'
      : 'A dot is an empty place.'
  } Change it, or paste another diagram or a position string over it.`;
export const diagram = 'Diagram';
export const setUp = 'Set up';
export const copyDiagram = 'Copy the diagram';
export const diagramNotCopied = 'Copying is not allowed here: select the diagram instead.';

export const toPlay = 'To play it';
export const noGameYet = (why: string) => `There is no game from here yet. ${why}`;
export const linkToPlay = 'Link to play it';
export const codeToPlay = 'The code holds this link, the one to play.';
export const toChange = 'To look at it and change it';
export const linkToEditor = 'Link to the editor';
export const noServer = 'The position is in the link itself. No server keeps it.';
