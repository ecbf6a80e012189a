// The screen of the rulebook, apart from the rulebook’s own text.
import type { Side } from '../../../engine/rules/side.ts';
import { counted, sideName } from '../grammar.ts';

export const noRules = 'There are no rules to read';
export const chapterOf = (chapter: string, game: string) => `${chapter}, ${game}`;
export const noChapterOf = (game: string) => `No such chapter, ${game}`;
export const noChapter = 'There is no such chapter';
export const noChapterWhy = 'The address names a chapter that this rulebook does not have.';
export const toFirst = 'To the first chapter';
export const game = 'Game';
export const play = 'Play';
export const chapter = 'Chapter';
export const chapters = 'Chapters';
export const chapterOfAll = (place: number, of: number) => `Chapter ${String(place)} of ${String(of)}`;
export const searchRules = 'Search the rules';
/** `isCut` if there may be more. */
export const found = (findings: number, isCut: boolean) => {
  if (findings === 0) return 'No sentence has these words.';
  return isCut ? `The first ${counted(findings, 'sentence')}` : counted(findings, 'sentence');
};
export const backToGame = 'Back to your game';
export const beforeAndAfter = 'Chapters before and after';
/** The spaces beside the arrows are twice as wide as others, and do not break. */
export const before = (chapter: string) => `←\u00a0\u00a0${chapter}`;
export const after = (chapter: string) => `${chapter}\u00a0\u00a0→`;
/** The pages of the same rules that need no script. */
export const asPage = 'This chapter as a page';
export const booklet = 'The booklet to print';
export const tasksSolved = (done: number, all: number) => `${String(done)} of ${String(all)} tasks solved`;
export const solved = 'solved';
export const allPieces = 'All pieces';
export const rulings = 'How we read the rules';
export const known = 'What is known';
export const about = 'About this game';

export const examplesAndTasks = 'Examples and tasks';
export const numbered = (number: number) => String(number);
export const exampleNumber = (number: number) => `Example ${String(number)}`;
export const taskNumber = (number: number) => `Task ${String(number)}`;
export const exampleAbout = (number: number, caption: string) => `${exampleNumber(number)}: ${caption}`;
export const taskAbout = (number: number, prompt: string, isSolved: boolean) =>
  `Task ${String(number)}${isSolved ? ', solved' : ''}: ${prompt}`;
export const next = 'Next';
/** `what` is an example, a task or a chapter. */
export const nextIs = (what: string) => `Next: ${what}`;
export const boardToTry = 'Board to try it on';
export const reset = 'Reset';
export const takeBack = 'Take back';
export const edit = 'Edit';
export const explore = 'Explore';
export const playFromHere = 'Play from here';
export const playComputer = 'Play the computer';
export const show = (actions: readonly string[]) => `Show ${actions.join(', then ')}`;
/** Why an action cannot be made. */
export const notSo = (action: string, why: string) => `Not allowed: ${action}. ${why}`;

/** `actions` are those that were shown; the counter of solved tasks stays as it was. */
export const oneWay = (actions: readonly string[]) =>
  `That was one way: ${actions.join(', then ')}. Shown, it doesn’t count as solved.`;
export const wellDone = 'Solved. Well done!';
/** After what went wrong: the other side’s action, on the board, shows why. */
export const punished = (side: Side) => `See how ${sideName(side)} punishes it.`;
export const tryAgain = 'Try again';
export const hint = 'Hint';
export const secondHint = 'Where to begin';
export const showSolution = 'Show the solution';
export const showAgain = 'Show it again';

export const rulingsWhy = (inventor: string) =>
  `${inventor}’s page leaves some questions open. Two people at one board need an answer, so here is ours to each, with the other reading. In every game the players may also resign or agree on a draw.`;
export const here = 'Here:';
/** Before a question that the inventor’s page leaves open, and our answer. */
export const ourReading = 'Our reading:';
export const otherReading = 'The other reading:';
/** Stands before the title of another section in the text of the rules. */
export const seen = 'see ';
export const see = (section: string) => `See ${section}`;
