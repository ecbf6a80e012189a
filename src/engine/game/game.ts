import { at } from '../at.ts';
import { memo } from '../memo.ts';
import type { Effect } from '../rules/effect.ts';
import { touchedSites } from '../rules/effect.ts';
import type { Move } from '../rules/move.ts';
import type { Outcome } from '../rules/outcome.ts';
import { historyUpTo, historyWith } from '../rules/history.ts';
import type { Position } from '../rules/position.ts';
import type { Status } from '../rules/status.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';

/** A move that was made, its action string, and the position it led to. */
export interface Step {
  readonly move: Move;
  readonly action: string;
  readonly position: Position;
}

/** A game of any variant: where it began, what was played, and how the players ended it if they did. */
export interface Game {
  readonly variant: Variant;
  readonly start: Position;
  readonly steps: readonly Step[];
  /** Steps that were taken back and can be redone, the next one first. */
  readonly redoSteps: readonly Step[];
  /**
   * An end by resignation, timeout, agreement or claim; null if there is none. Ends by the rules follow from
   * the position.
   */
  readonly ending: Outcome | null;
}

export function newGame(variant: Variant, start: Position = variant.start): Game {
  return { variant, start, steps: [], redoSteps: [], ending: null };
}

/** The position after `ply` steps; 0 is the start. */
export function positionAt({ start, steps }: Game, ply: number): Position {
  return ply === 0 ? start : at(steps, ply - 1).position;
}

export const currentPosition = (game: Game): Position => positionAt(game, game.steps.length);

/** A `Game` never changes, so neither does its history; the history of the next one is made from it. */
const histories = new WeakMap<Game, readonly Position[]>();

/** The positions before the current one, oldest first. */
function historyOf(game: Game): readonly Position[] {
  const { start, steps } = game;
  const history =
    histories.get(game) ??
    (steps.length === 0 ? [] : [start, ...steps.slice(0, -1).map(({ position }) => position)]);
  histories.set(game, history);
  return history;
}

/** The positions before the one after `ply` steps, oldest first. */
export const historyAt = (game: Game, ply: number): readonly Position[] =>
  ply === game.steps.length ? historyOf(game) : historyUpTo(historyOf(game), ply);

/** The game with one more step. */
function appendStep(game: Game, step: Step, redoSteps: readonly Step[]): Game {
  const longer = { ...game, steps: [...game.steps, step], redoSteps };
  histories.set(longer, historyWith(historyOf(game), currentPosition(game)));
  return longer;
}

/** A game of these steps after its beginning, with the history that its current position has. */
export function gameOf(
  variant: Variant,
  start: Position,
  steps: readonly Step[],
  history: readonly Position[],
): Game {
  const game = { ...newGame(variant, start), steps };
  histories.set(game, history);
  return game;
}

/** Kept by the step that led to a ply, or by the start: each always has the same history. */
const statusAfter = memo((_: Step | Position, ply: number, line: () => Game): Status => {
  const game = line();
  return game.variant.status(positionAt(game, ply), historyAt(game, ply));
});

/** The status after `ply` steps, whether or not the players have ended the game since. */
export const statusAt = (game: Game, ply: number): Status =>
  statusAfter(ply === 0 ? game.start : at(game.steps, ply - 1), ply, () => game);

/** The legal moves after `ply` steps, whether or not the players have ended the game since. */
export const movesAt = (game: Game, ply: number): readonly Move[] => statusAt(game, ply).moves;

/**
 * The legal moves after the step that led to a ply, or at the start. The line, which has at least so many steps, is
 * asked for only if they are not known yet.
 */
export const movesAfter = (last: Step | Position, ply: number, line: () => Game): readonly Move[] =>
  statusAfter(last, ply, line).moves;

/** What the step that led to a ply (1 or more) did to the board. */
export function effectsOfStep(game: Game, ply: number): Effect[] {
  return game.variant.effects(positionAt(game, ply - 1), at(game.steps, ply - 1).move);
}

/** How many plies come before the turn of the step that led to a ply; 0 if there is none. */
export function turnStart(game: Game, ply: number): number {
  let start = Math.max(0, ply - 1);
  while (start > 0 && positionAt(game, start - 1).turn === positionAt(game, start).turn) start--;
  return start;
}

/** The sites that the turn of the step to a ply touched, up to that ply; none before the first step. */
export function touchedByTurn(game: Game, ply: number): Site[] {
  const touched: Site[] = [];
  for (let step = turnStart(game, ply) + 1; step <= ply; step++)
    touched.push(...touchedSites(effectsOfStep(game, step)));
  return touched;
}

/** How the game ended; null while it goes on. */
export const outcomeOf = (game: Game): Outcome | null =>
  game.ending ?? statusAt(game, game.steps.length).outcome;

/** How the game ended at a ply; null where it goes on. */
export const outcomeAt = (game: Game, ply: number): Outcome | null =>
  ply === game.steps.length ? outcomeOf(game) : null;

/** The most actions that a game can have, so that every written game can be read again. */
export const MOST_ACTIONS = 5_000;

/** Whether a game can have no further actions, even if the rules would allow them. */
export const isFull = (game: Game): boolean => game.steps.length >= MOST_ACTIONS;

/**
 * The game after one more legal move; it must not be full. Steps taken back earlier can no longer be redone.
 */
export const withMove = (game: Game, move: Move): Game => appendStep(game, stepOf(game, move), []);

/** The step that a legal move makes in the current position. */
export function stepOf(game: Game, move: Move): Step {
  const { variant } = game;
  const before = currentPosition(game);
  return { move, action: variant.writeMove(before, move), position: variant.play(before, move) };
}

/** The game after a step that was made before in the same line. Steps taken back earlier can no longer be redone. */
export const withStep = (game: Game, step: Step): Game => appendStep(game, step, []);

/** The game ended by the players. Steps taken back earlier can no longer be redone. */
export const withEnding = (game: Game, ending: Outcome): Game => ({ ...game, redoSteps: [], ending });

/** Whether there is an action or an ending to take back. */
export const canTakeBack = ({ steps, ending }: Game): boolean => steps.length > 0 || ending !== null;

/** The game taken back to `ply` steps; the steps after them can be redone. An ending is taken back too. */
export function takeBackTo(game: Game, ply: number): Game {
  const shorter = {
    ...game,
    steps: game.steps.slice(0, ply),
    redoSteps: [...game.steps.slice(ply), ...game.redoSteps],
    ending: null,
  };
  histories.set(shorter, historyAt(game, ply));
  return shorter;
}

/** Redoes the next step that was taken back; the same game if there is none. */
export function redo(game: Game): Game {
  const [next, ...redoSteps] = game.redoSteps;
  return next ? appendStep(game, next, redoSteps) : game;
}
