// The pages that show the rules without any script, on a screen or on paper.
import type { Side } from '../../../engine/rules/side.ts';
import { counted, kindWords, sideName, withArticle } from '../grammar.ts';

export const allGames = 'All games';
export const allGamesTitle = 'The rules of all games';
export const allGamesDescription =
  'The complete rules of five strange chess variants, with every piece and diagrams of every rule, to read or to print.';
export const rulesOf = (game: string) => `The rules of ${game}`;
export const gameDescription = (game: string, inventor: string, summary: string) =>
  `The rules of ${game}, a chess variant by ${inventor}. ${summary}`;
/** A board of a game that has several. */
export const boardDescription = (game: string, board: string) =>
  `${board}, one of the boards of ${game}: how it looks at the start, and a sheet to print it.`;
export const invented = (inventor: string, origin: string) => `Invented by ${inventor}: ${origin}.`;
export const byInventor = (inventor: string) => `by ${inventor}`;

export const chapterDescription = (chapter: string, game: string) =>
  `${chapter}: a chapter of the rules of ${game}.`;

/** The beginning of a chapter’s text, with the game that it is about. */
export const ofGame = (game: string, text: string) => `${game}: ${text}`;

export const breadcrumbs = 'Where this page is';
export const chapters = 'Chapters';
export const pieces = 'Pieces';
export const otherBoards = 'The other boards';
export const toPrint = 'To print';
export const play = (game: string) => `Play ${game}`;
export const learnOnBoards = 'Learn it on live boards';
export const chapterOnBoards = 'This chapter on live boards';
export const beforeAndAfter = 'Before and after';

/** The figure of a chapter under a diagram. */
export const example = (number: number) => `Example ${String(number)}`;
export const task = (number: number) => `Task ${String(number)}`;
export const examples = 'Examples';
export const tasks = 'Tasks';
export const solutions = 'Solutions';
export const solution = 'Solution';
export const hint = 'Hint';
export const tryExample = (number: number) => `Try example ${String(number)} on a board`;
export const tryTask = (number: number) => `Solve task ${String(number)} on a board`;
/** Lines of actions that can be made: `Legal: c3 to d4; f8 to g9, then h2 to g1.` */
export const legal = (lines: readonly (readonly string[])[]) =>
  `Legal: ${lines.map((actions) => actions.join(', then ')).join('; ')}.`;
/** The solution of a task in a list of all. */
export const solved = (chapter: string, number: number, actions: readonly string[]) =>
  `${chapter}, task ${String(number)}: ${actions.join(', then ')}.`;
/** The actions of a solution. */
export const solvedBy = (actions: readonly string[]) => `${actions.join(', then ')}.`;

/** A text with others after it, as sentences. */
export const inWords = (about: string, more: readonly string[]) => `${[about, ...more].join('. ')}.`;
/** `White has king: e1; rook: a1, h1` */
export const armyOf = (side: Side, army: readonly string[]) =>
  `${sideName(side)} has ${army.length === 0 ? 'nothing' : army.join('; ')}`;
/** Where a piece can go from a site of the empty board. */
export const pieceOnEmptyBoard = (kind: string, site: string, ways: readonly string[]) =>
  `${withArticle(kind)} on ${site} of the empty board. ${ways.join('. ')}.`;
export const howItMoves = (kind: string) => `How the ${kindWords(kind)} moves`;
export const pieceDescription = (kind: string, game: string, movement: string) =>
  `The ${kindWords(kind)} in ${game}: ${movement}.`;
export const letterIs = (letter: string) => `Its letter is ${letter}.`;
/** How many of a kind each side has when the game begins. */
export const atStart = (count: number) =>
  count === 0
    ? 'None is on the board at the start.'
    : `Each side has ${count === 1 ? 'one' : String(count)} at the start.`;
export const whereItGoes = 'Where it can go';
export const marksMean = 'What the marks mean';

export const bookletTitle = (game: string) => `${game}: a booklet of the rules`;
export const bookletDescription = (game: string, pages: number) =>
  `The whole rulebook of ${game} on one page, ${counted(pages, 'chapter')} with all diagrams, to print on A4 or Letter.`;
export const bookletLink = 'The whole rulebook as a booklet';
export const contents = 'Contents';
export const howToPrint =
  'Print this page with your browser, or save it as a PDF there. It fits A4 and Letter.';
export const boardTitle = (game: string) => `${game}: a board to print`;
export const boardSheetDescription = (game: string) =>
  `An empty board of ${game} that fills a sheet of A4 or Letter, and its pieces to cut out.`;
export const boardLink = 'A board with pieces to cut out';
export const emptyBoard = (game: string) => `The empty board of ${game}`;
export const toCutOut = 'Pieces to cut out';
export const atBeginning = 'The start of the game';
export const scoreSheetTitle = (game: string) => `${game}: a score sheet`;
export const scoreSheetDescription = (game: string) =>
  `A sheet to write down a game of ${game}, with a column for each side and a line on how its moves are written.`;
export const scoreSheetLink = 'A score sheet';
export const event = 'Event';
export const date = 'Date';
export const result = 'Result';
export const round = 'Round';
export const boardUsed = 'Board';
/** Above the columns in which one turn can take several moves. */
export const severalMoves = 'One turn can be several moves: write them side by side.';

/** At the foot of every page. */
export const foot = 'These pages need no script. Nothing on them leaves your device.';
