import type { Game } from '../engine/game/game.ts';
import { currentPosition, outcomeOf, historyAt, positionAt } from '../engine/game/game.ts';
import { notesOn } from '../engine/game/notes.ts';
import { writeOutcome } from '../engine/rules/outcome.ts';
import { EMPTY, belongsTo } from '../engine/rules/piece.ts';
import { pieceAt } from '../engine/rules/position.ts';
import { pieceLetter } from '../engine/setup/positionText.ts';
import type { Result } from '../engine/rules/result.ts';
import type { Side } from '../engine/rules/side.ts';
import { otherSide } from '../engine/rules/side.ts';
import { NO_SITE } from '../engine/topology/site.ts';
import { siteNamed } from '../engine/topology/topology.ts';
import { gameOf } from './examples.ts';
import type { Goal, Rulebook, Task } from './rulebook.ts';

/** The state of a task. */
export type Verdict =
  /** More actions are needed. */
  | { readonly kind: 'open' }
  | { readonly kind: 'solved' }
  /** What happened instead: a sentence or two. */
  | { readonly kind: 'failed'; readonly message: string };

/** The game in which a task is to be solved. Fails if there is no such game. */
export const startOf = (rulebook: Rulebook, task: Task): Result<Game> => gameOf(rulebook, task);

/**
 * The state of a task in its game, after the actions made since its start. They are judged once there are as
 * many as the task asks for, or the turn or the game has ended sooner.
 */
export function judge(task: Task, game: Game): Verdict {
  const made = madeIn(task, game);
  if (made.length === 0) return { kind: 'open' };
  const isDone =
    made.length >= (task.actions ?? 1) ||
    currentPosition(game).turn !== solverOf(task, game) ||
    outcomeOf(game) !== null;
  if (!isDone) return { kind: 'open' };
  const missed = task.goals.find((goal) => !holds(goal, task, game));
  return missed ? { kind: 'failed', message: missed.otherwise } : { kind: 'solved' };
}

/** The side that has to solve a task. */
const solverOf = (task: Task, game: Game): Side => positionAt(game, task.played?.length ?? 0).turn;

const madeIn = (task: Task, { steps }: Game) => steps.slice(task.played?.length ?? 0);

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

/** Whether a king of that side is marked as in check. */
function isInCheck(game: Game, side: Side): boolean {
  const position = currentPosition(game);
  return notesOn(game.variant, position).marks.some(
    ({ kind, site }) => kind === 'check' && belongsTo(pieceAt(position.board, site), side),
  );
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
