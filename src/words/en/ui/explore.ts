// The explore screen: a tree of variations around a game or a position.
import { boardWords } from '../boards.ts';

/** Below the name of the game: its board, if it has several; both would be too long for a phone. */
export const exploreAndBoard = (board: string | undefined) =>
  board === undefined ? 'Explore' : `Explore · ${boardWords(board)}`;
export const titleOf = (game: string) => `${game}, Explore`;
export const notShown = 'This tree cannot be shown';
export const commands = 'Exploring';
export const play = 'Play from here';
export const playWords = 'Play';
export const flip = 'Flip';
export const share = 'Share the tree';
export const shareWords = 'Share';
export const startAnew = 'Begin with an empty tree';
export const startAnewWords = 'Empty tree';

export const name = 'Name this study';
export const nameWords = 'Name';
/** What naming a study does. */
export const nameWhy =
  'You find it under this name in the library. Without one, it is called by its game and day.';
export const saveName = 'Save the name';
export const awaited = 'Still waiting for the study that is kept on this device.';

export const ownStudy = 'Your study of this game';
export const hasOwnStudy = (study: string) => `You have a study of this game already: ${study}.`;
export const joinOwnStudy = 'Add these lines to it';

export const tree = 'Tree';
export const moves = 'Moves and variations';
export const toStart = 'Start';
export const empty =
  'Play any move on the board. Every move that you try is kept here; pick one to go back to it.';
/** `1 move`, `5 moves` */
export const moveCount = (count: number) => (count === 1 ? '1 move' : `${String(count)} moves`);
/** The number of a round, before a move of White or of Black. */
export const roundNumber = (round: number, isWhite: boolean) => `${String(round)}${isWhite ? '.' : '…'}`;
export const turnEnd = 'end';
/** A move of the tree for people who do not see it: `Move 3, White, e4, good move; 2 variations; depth 1`. */
export const moveByEar = (told: {
  readonly round: number;
  readonly side: string;
  readonly move: string;
  /** What its glyphs mean. */
  readonly glyphs: readonly string[];
  readonly variations: number;
  /** How many variations it lies in, one in the other; 0 if that is not said. */
  readonly depth: number;
}) =>
  [
    [`Move ${String(told.round)}`, told.side, told.move, ...told.glyphs].join(', '),
    ...(told.variations === 0 ? [] : [variationCount(told.variations)]),
    ...(told.depth === 0 ? [] : [`depth ${String(told.depth)}`]),
  ].join('; ');
const variationCount = (count: number) => (count === 1 ? '1 variation' : `${String(count)} variations`);
/** What can be typed in place of a move, to be told about the tree. */
export const treeCommands = { replies: 'replies', variations: 'variations', parent: 'parent' } as const;
/** Between the actions of a turn. */
export const comma = ',';
export const commandsHelp = 'Or ask about the tree: “replies”, “variations”, “parent”.';
export const hidden = (count: number) =>
  `Show ${count === 1 ? 'a variation' : `${String(count)} variations`}`;
export const sameAs = (round: string) => `The same position as after ${round}.`;

export const undo = 'Undo';

export const thisMove = 'This move';
export const comment = 'Comment';
export const promote = 'Put this variation first';
export const promoteWords = 'Put first';
export const makeMainLine = 'Make this the main line';
export const mainLineWords = 'Main line';
export const keepOnly = 'Keep only this line';
export const keepOnlyWords = 'Only this';
export const collapse = 'Hide the variations after this move';
export const collapseWords = 'Hide';
export const expand = 'Show the variations after this move';
export const expandWords = 'Show';
export const remove = 'Remove this move and all after it';
export const removeWords = 'Remove';
export const confirmRemoval = 'Remove';
export const keep = 'Keep';
/** The question before a removal. */
export const asksToRemove = (first: string, count: number) =>
  count === 1 ? `Remove ${first}?` : `Remove ${first} and the ${moveCount(count - 1)} after it?`;

export const reach = 'Reach';
/** In how many moves the picked piece reaches each place, and in how many turns a side does. */
export const reaches = {
  none: 'Not shown',
  'as it stands': 'As the pieces stand',
  alone: 'If nothing stood in the way',
  mover: 'The side to move, in two turns',
  other: 'The other side, in two turns',
} as const;
const pickAPiece = 'Pick a piece to see in how many moves it reaches each place.';
const trying = 'Trying the moves of two turns …';
/** What stands in for a reach that is not known yet. */
export const noReachYet = {
  'as it stands': pickAPiece,
  alone: pickAPiece,
  mover: trying,
  other: trying,
} as const;

export const compare = 'Compare';
export const keepToCompare = 'Keep to compare';
export const keptToCompare = (name: string) => `Kept to compare: ${name}.`;
export const keepNoneToCompare = 'Clear';
export const compareTitle = 'Compare two positions';
export const compareWith = 'Compare with';
/** What the position shown can be compared with. */
export const comparedWith = {
  kept: (name: string) => `The position that is kept: ${name}`,
  turn: (name: string) => `Before this turn: ${name}`,
  variation: (name: string) => `Before this variation: ${name}`,
  start: 'Start',
} as const;
export const nothingToCompare =
  'This is the start. Choose “Keep to compare”, go to another move, and compare it with this.';
export const boardAfter = (name: string) => `Board, ${name}`;
export const differences = 'Differences';
export const differenceCount = (count: number, from: string, to: string) =>
  count === 0
    ? `${from} and ${to} are the same position.`
    : `From ${from} to ${to}, ${count === 1 ? 'one thing differs' : `${String(count)} things differ`}:`;

/** Before the signs for the move shown, and before what is said of its position. */
export const judgedMove = 'The move is';
export const judgedPosition = 'The position is';
export const notJudged = 'not judged';
/** The signs of glyphs and what they mean, by their numbers in PGN. */
export const glyphs: Readonly<Record<number, { readonly sign: string; readonly meaning: string }>> = {
  1: { sign: '!', meaning: 'good move' },
  2: { sign: '?', meaning: 'mistake' },
  3: { sign: '!!', meaning: 'brilliant move' },
  4: { sign: '??', meaning: 'blunder' },
  5: { sign: '!?', meaning: 'interesting move' },
  6: { sign: '?!', meaning: 'doubtful move' },
  10: { sign: '=', meaning: 'equal' },
  13: { sign: '∞', meaning: 'unclear' },
  14: { sign: '+=', meaning: 'White is a little better' },
  15: { sign: '=+', meaning: 'Black is a little better' },
  16: { sign: '±', meaning: 'White is better' },
  17: { sign: '∓', meaning: 'Black is better' },
  18: { sign: '+−', meaning: 'White is winning' },
  19: { sign: '−+', meaning: 'Black is winning' },
};
/** `± White is better` */
export const glyphInWords = (glyph: number) => `${glyphs[glyph]?.sign ?? ''} ${glyphs[glyph]?.meaning ?? ''}`;
export const otherGlyph = (glyph: number) => `$${String(glyph)}`;

export const link = 'Link to the tree';
export const longLink = (length: number) =>
  `The link has ${String(length)} letters. Chats and QR codes may cut it, so save it as a file instead.`;
export const noServer = 'The whole tree is in the link itself. No server keeps it.';
export const shownLine = 'The line that is shown';
export const saveLink = 'Save the link as a file';
export const mergeTitle = 'Add someone else’s lines';
export const mergeField = 'Their link or record';
export const merge = 'Add';
/** Above the games and trees of a text that has several. */
export const mergeWhich = 'Whose lines do you want to add?';
export const mergeAll = (count: number) => (count === 2 ? 'Both' : `All ${String(count)}`);
export const added = 'Their lines are in the tree now. Undo takes them out again.';
export const noLines = 'There is no link and no record of this game in that text.';
