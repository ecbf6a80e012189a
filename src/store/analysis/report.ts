import type { Game } from '../../engine/game/game.ts';
import { currentPosition, outcomeOf, positionAt } from '../../engine/game/game.ts';
import type { Outcome } from '../../engine/rules/outcome.ts';
import type { Message } from '../../engine/rules/message.ts';
import type { Side } from '../../engine/rules/side.ts';
import { WHITE } from '../../engine/rules/side.ts';
import type { Evaluation, Moment } from '../../engine/search/moments.ts';
import { chanceFor, momentsOf, settled } from '../../engine/search/moments.ts';
import type { Line } from '../../engine/search/thought.ts';
import type { Tree, TreePath } from '../../engine/tree/tree.ts';
import { endOfLine, gameAlong } from '../../engine/tree/tree.ts';

/** What is known about a game, position by position. */
export interface Report {
  /** The actions of the game. */
  readonly path: TreePath;
  /** Of the positions from the start on; null for those that were not looked at yet. */
  readonly evaluations: readonly (Evaluation | null)[];
  /** How many nodes each of them has; 0 before the first. */
  readonly nodes: number;
  readonly isRunning: boolean;
  /** Why it stopped by itself; null if it did not. */
  readonly trouble: Message | null;
}

/** The report of a game of which nothing is known. */
export const newReport = (path: TreePath): Report => ({
  path,
  evaluations: Array.from({ length: path.length + 1 }, () => null),
  nodes: 0,
  isRunning: false,
  trouble: null,
});

/** The line of a tree that a report is about: the game that was played, or else the main line. */
export const reportedPath = (tree: Tree): TreePath =>
  tree.played.length > 0 ? tree.played : endOfLine(tree, []);

/** The report on another line; what the two lines share stays known. */
export function reportOn(report: Report, path: TreePath): Report {
  const parting = path.findIndex((action, i) => action !== report.path[i]);
  const shared = parting === -1 ? path.length : parting;
  if (shared === path.length && shared === report.path.length) return report;
  const evaluations = Array.from({ length: path.length + 1 }, (_, ply) =>
    ply <= shared ? (report.evaluations[ply] ?? null) : null,
  );
  return { ...report, path, evaluations };
}

/** The report with the evaluation of a position. */
export const withEvaluation = (report: Report, ply: number, evaluation: Evaluation): Report => ({
  ...report,
  evaluations: report.evaluations.with(ply, evaluation),
});

/** The first position that was not looked at yet, by its ply; null if all were. */
export function nextPly({ evaluations }: Report): number | null {
  const ply = evaluations.indexOf(null);
  return ply === -1 ? null : ply;
}

/** How many positions were looked at. */
export const lookedAt = ({ evaluations }: Report): number =>
  evaluations.filter((evaluation) => evaluation !== null).length;

/** The chances of White in the game of a tree, position by position; null where they are not known. */
export const chancesIn = (tree: Tree, { path, evaluations }: Report): readonly (number | null)[] =>
  settled(sidesAlong(tree, path), evaluations).map((evaluation) => evaluation?.white ?? null);

/** The sides that make the actions of a path. */
function sidesAlong(tree: Tree, path: TreePath): readonly Side[] {
  const game = gameAlong(tree, path);
  return path.map((_, ply) => positionAt(game, ply).turn);
}

/** The moments at which the game of a tree turned, as far as they are known. */
export const momentsIn = (tree: Tree, { path, evaluations }: Report): readonly Moment[] =>
  momentsOf(path, sidesAlong(tree, path), evaluations);

/** The evaluation of a position of a game that is over; null if it goes on. */
export function evaluationOfEnd(game: Game): Evaluation | null {
  const outcome = outcomeOf(game);
  return outcome ? { white: chanceIn(outcome), score: null, line: [] } : null;
}

const chanceIn = ({ winner }: Outcome): number => (winner === null ? 0.5 : winner === WHITE ? 1 : 0);

/** The evaluation of the position at the end of a game, by the best line that was found there. */
export function evaluationOf(game: Game, { score, chance, actions }: Line): Evaluation {
  const { turn } = currentPosition(game);
  return { white: chanceFor(turn, chance), score, line: actions };
}
