import { at } from '../engine/at.ts';
import { candidatesOf } from '../engine/game/candidates.ts';
import type { Game, Step } from '../engine/game/game.ts';
import {
  currentPosition,
  historyAt,
  movesAt,
  outcomeOf,
  positionAt,
  takeBackTo,
  withMove,
} from '../engine/game/game.ts';
import { memo } from '../engine/memo.ts';
import { notesOn } from '../engine/game/notes.ts';
import { writeOutcome } from '../engine/rules/outcome.ts';
import type { Choice } from '../engine/rules/move.ts';
import { EMPTY, belongsTo } from '../engine/rules/piece.ts';
import { pieceAt } from '../engine/rules/position.ts';
import { pieceLetter } from '../engine/setup/positionText.ts';
import type { Result } from '../engine/rules/result.ts';
import type { Side } from '../engine/rules/side.ts';
import { otherSide } from '../engine/rules/side.ts';
import type { Site } from '../engine/topology/site.ts';
import { NO_SITE } from '../engine/topology/site.ts';
import { siteNamed } from '../engine/topology/topology.ts';
import { gameOf } from './examples.ts';
import type { Goal, Rulebook, Task } from './rulebook.ts';

/** The state of a task. */
export type Verdict =
  /** More actions are needed. */
  | { readonly kind: 'open' }
  | { readonly kind: 'solved' }
  /** `message` says what happened instead, in a sentence or two; `ply` is when. */
  | { readonly kind: 'failed'; readonly ply: number; readonly message: string };

/** The game in which a task is to be solved. Fails if there is no such game. */
export const startOf = (rulebook: Pick<Rulebook, 'variants'>, task: Task): Result<Game> =>
  gameOf(rulebook, task);

/**
 * The state of a task in its game, after the actions made since its start. They are judged once there are as
 * many as the task asks for, or the turn or the game has ended sooner; what is played after that changes nothing.
 * Sooner, a task has failed after an action from which nothing solves it any more.
 */
export function judge(task: Task, game: Game): Verdict {
  for (let ply = startPly(task) + 1; ply <= game.steps.length; ply++) {
    const then = takeBackTo(game, ply);
    const missed = isDone(task, then)
      ? task.goals.find((goal) => !holds(goal, task, then))
      : goalOutOfReach(at(game.steps, ply - 1), then, task);
    if (missed) return { kind: 'failed', ply, message: missed.otherwise };
    if (isDone(task, then)) return { kind: 'solved' };
  }
  return { kind: 'open' };
}

/**
 * The action with which the other side punishes a failed task, at the ply at which it failed: one that wins, or
 * else one that captures a king in check. Null if there is none, or if it is not the other side’s turn.
 */
export const refutation = (task: Task, game: Game, ply: number): string | null =>
  refutationOf(at(game.steps, ply - 1), task, takeBackTo(game, ply));

/** Kept by the last step, which belongs to one game of one task. */
const refutationOf = memo((_: Step, task: Task, failed: Game): string | null => {
  const solver = solverOf(task, failed);
  const position = currentPosition(failed);
  if (outcomeOf(failed) || position.turn === solver) return null;
  const [attacked = NO_SITE] = sitesInCheck(failed, solver);
  const replies = movesAt(failed, failed.steps.length).map((move) => withMove(failed, move));
  const reply =
    replies.find((after) => outcomeOf(after)?.winner === position.turn) ??
    replies.find(
      (after) =>
        attacked !== NO_SITE &&
        pieceAt(currentPosition(after).board, attacked) !== pieceAt(position.board, attacked),
    );
  return reply?.steps.at(-1)?.action ?? null;
});

/** Whether the actions that a task asks for have been made, or the turn or the game has ended sooner. */
const isDone = (task: Task, game: Game): boolean =>
  madeIn(task, game).length >= (task.actions ?? 1) ||
  currentPosition(game).turn !== solverOf(task, game) ||
  outcomeOf(game) !== null;

/**
 * A goal that keeps every way to go on from solving a task: the first that none of them reaches, or else the last.
 * Null if some way solves it. Kept by the last step, which belongs to one game of one task.
 */
const goalOutOfReach = memo((_: Step, game: Game, task: Task): Goal | null => {
  const ends = endsOf(game, task);
  const isSolvable = ends.some((end) => task.goals.every((goal) => holds(goal, task, end)));
  if (isSolvable) return null;
  const never = task.goals.find((goal) => !ends.some((end) => holds(goal, task, end)));
  return never ?? task.goals.at(-1) ?? null;
});

/** The games in which the actions of a task may end from here. */
function endsOf(game: Game, task: Task): Game[] {
  const after = movesAt(game, game.steps.length).map((move) => withMove(game, move));
  return after.flatMap((next) => (isDone(task, next) ? [next] : endsOf(next, task)));
}

const startPly = (task: Task): number => task.played?.length ?? 0;

/** What the solution of a task picks first in the game with which it begins; null if there is nothing to pick. */
export function firstPick({ solution: [action] }: Task, game: Game): Choice | null {
  const { variant } = game;
  const position = currentPosition(game);
  const candidates = candidatesOf(variant, position, movesAt(game, game.steps.length));
  return candidates.find(({ move }) => variant.writeMove(position, move) === action)?.path[0] ?? null;
}

/** The side that has to solve a task. */
const solverOf = (task: Task, game: Game): Side => positionAt(game, startPly(task)).turn;

const madeIn = (task: Task, { steps }: Game) => steps.slice(startPly(task));

/** Whether a goal holds in the current state of the game. */
function holds(goal: Goal, task: Task, game: Game): boolean {
  const solver = solverOf(task, game);
  const matches = (pattern: string): boolean =>
    madeIn(task, game).some(({ action }) => new RegExp(`^(?:${pattern})$`).test(action));
  switch (goal.kind) {
    case 'won':
      return outcomeOf(game)?.winner === solver;
    case 'outcome': {
      const outcome = outcomeOf(game);
      return outcome !== null && writeOutcome(outcome) === goal.outcome;
    }
    case 'safe':
      return !isInCheck(game, solver);
    case 'checking':
      return isInCheck(game, otherSide(solver));
    case 'holding':
      return !canWin(game, otherSide(solver));
    case 'stands':
      return letterOn(game, goal.site) === goal.piece;
    case 'action':
      return matches(goal.pattern);
    case 'noAction':
      return !matches(goal.pattern);
  }
}

const isInCheck = (game: Game, side: Side): boolean => sitesInCheck(game, side).length > 0;

/** The sites of the kings of that side that are marked as in check. */
function sitesInCheck(game: Game, side: Side): Site[] {
  const position = currentPosition(game);
  return notesOn(game.variant, position)
    .marks.filter(({ kind, site }) => kind === 'check' && belongsTo(pieceAt(position.board, site), side))
    .map(({ site }) => site);
}

/** Whether that side has won, or could with one action if it were its turn now. */
function canWin(game: Game, side: Side): boolean {
  const { variant } = game;
  const end = outcomeOf(game);
  if (end) return end.winner === side;
  const current = currentPosition(game);
  const position = current.turn === side ? current : variant.pass(current);
  const history = historyAt(game, game.steps.length);
  return variant
    .status(position, history)
    .moves.some(
      (move) => variant.status(variant.play(position, move), [...history, position]).outcome?.winner === side,
    );
}

/**
 * The letter of the piece on a site; `.` for none.
 * @throws RangeError when there is no such site: a mistake in the task.
 */
function letterOn(game: Game, name: string): string {
  const { variant } = game;
  const site = siteNamed(variant.topology, name);
  if (site === NO_SITE) throw new RangeError(`No site ${name}`);
  const piece = pieceAt(currentPosition(game).board, site);
  return piece === EMPTY ? '.' : pieceLetter(variant.kinds, piece);
}
