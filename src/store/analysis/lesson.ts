import type { Message } from '../../engine/rules/message.ts';
import type { Moment } from '../../engine/search/moments.ts';
import { chanceFor, isAsGood } from '../../engine/search/moments.ts';
import { isSamePath } from '../../engine/tree/tree.ts';
import type { Tree, TreePath } from '../../engine/tree/tree.ts';
import type { TakenLine } from '../explore/exploreState.ts';
import { nameAt } from '../explore/shown.ts';
import type { AnalysisMessage } from './analysisMessage.ts';
import type { Lesson } from './analystState.ts';
import { movesAlong, notationsIn } from './lines.ts';
import type { Report } from './report.ts';

/** The lesson at one of its tasks; null after the last. */
export function lessonAt(
  tree: Tree,
  path: TreePath,
  moments: readonly Moment[],
  index: number,
  solved: number,
): Lesson | null {
  const moment = moments[index];
  if (!moment) return null;
  const said: AnalysisMessage = {
    id: 'lesson/asked',
    side: moment.side,
    played: nameAt(tree, path.slice(0, moment.ply + 1)),
    number: index + 1,
    count: moments.length,
  };
  return { moments, index, path: path.slice(0, moment.ply), stage: 'asked', said, solved };
}

/** The action that was tried in a lesson, if the path leads one action on from its task; null otherwise. */
export const triedAction = ({ path }: Lesson, shown: TreePath): string | null =>
  shown.length === path.length + 1 && isSamePath(path, shown.slice(0, -1)) ? (shown.at(-1) ?? null) : null;

/** What is to be said of a try that leads to a path, whose chance of White is known; null if it is not known yet. */
export function verdictOn(
  lesson: Lesson,
  { path }: Report,
  tree: Tree,
  shown: TreePath,
  white: number | null,
): AnalysisMessage | null {
  const moment = lesson.moments[lesson.index];
  const action = shown.at(-1);
  if (!moment || action === undefined) return null;
  const tried = nameAt(tree, shown);
  const [best = ''] = notationsOfBetter(tree, lesson.path, moment.better);
  if (action === moment.better[0]) return { id: 'lesson/good', tried, best };
  if (action === path[moment.ply]) return { id: 'lesson/same', tried };
  if (white === null) return null;
  const { side, before: better } = moment;
  const chance = chanceFor(side, white);
  if (isAsGood(chance, better)) return { id: 'lesson/good', tried, best };
  return { id: 'lesson/poor', tried, side, chance, better };
}

/** The lesson after a verdict: done if the try was good, else the move is still to be found. */
export const afterVerdict = (lesson: Lesson, said: Message): Lesson =>
  said.id === 'lesson/good'
    ? { ...lesson, said, stage: 'done', solved: lesson.solved + 1 }
    : { ...lesson, said, stage: 'asked' };

/** The glyph for each judgement, by its number in PGN. */
export const glyphOf: Readonly<Record<Moment['judgement'], number>> = { doubtful: 6, mistake: 2, blunder: 4 };

/** The better line of a moment of a game, to be taken into its tree. */
export const betterLine = (path: TreePath, { ply, judgement, better }: Moment): TakenLine => ({
  path: path.slice(0, ply),
  actions: better,
  judged: { path: path.slice(0, ply + 1), glyph: glyphOf[judgement] },
});

/** The notations of a better line after a path. Its first action is named even if it merely ends the turn: that was better. */
export function notationsOfBetter(
  tree: Tree,
  path: TreePath,
  [first, ...others]: readonly string[],
): readonly string[] {
  if (first === undefined) return [];
  const after = [...path, first];
  return [nameAt(tree, after), ...notationsIn(movesAlong(tree, after, others))];
}
