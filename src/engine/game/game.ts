import { at } from '../at.ts';
import { memo } from '../memo.ts';
import type { Effect } from '../rules/effect.ts';
import type { Move } from '../rules/move.ts';
import type { Outcome } from '../rules/outcome.ts';
import { historyUpTo, historyWith } from '../rules/history.ts';
import type { Position } from '../rules/position.ts';
import type { Status } from '../rules/status.ts';
import type { Variant } from '../rules/variant.ts';

/** A move that was made, its action string, and where it led. */
export interface Step {
  readonly move: Move;
  readonly action: string;
  readonly position: Position;
}

/** A game of any variant: where it began, what was done, and how the players ended it if they did. */
export interface Game {
  readonly variant: Variant;
  readonly start: Position;
  readonly steps: readonly Step[];
  /** What was taken back and can be done again, the next step first. */
  readonly redoSteps: readonly Step[];
  /** An end by resignation, timeout, agreement or claim; ends by the rules are in the position. */
  readonly ending: Outcome | null;
}

export function newGame(variant: Variant, start: Position = variant.start): Game {
  return { variant, start, steps: [], redoSteps: [], ending: null };
}

/** The position after `ply` steps, 0 being the start. */
export function positionAt({ start, steps }: Game, ply: number): Position {
  return ply === 0 ? start : at(steps, ply - 1).position;
}

export const currentPosition = (game: Game): Position => positionAt(game, game.steps.length);

/** A game as it stands never changes, so neither does its past; that of the next is made from it. */
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

/** A game that goes on with one more step. */
function appendStep(game: Game, step: Step, redoSteps: readonly Step[]): Game {
  const longer = { ...game, steps: [...game.steps, step], redoSteps };
  histories.set(longer, historyWith(historyOf(game), currentPosition(game)));
  return longer;
}

/** By the step that led to a ply, or by the start: neither ever has another past. */
const statusAfter = memo((_: Step | Position, game: Game, ply: number): Status =>
  game.variant.status(positionAt(game, ply), historyAt(game, ply)),
);

/** How the position after `ply` steps stands, whether or not the players have ended the game since. */
export const statusAt = (game: Game, ply: number): Status =>
  statusAfter(ply === 0 ? game.start : at(game.steps, ply - 1), game, ply);

/** The legal moves after `ply` steps, whether or not the players have ended the game since. */
export const movesAt = (game: Game, ply: number): readonly Move[] => statusAt(game, ply).moves;

/** What the step that led to a ply (1 or more) did to the board. */
export function effectsOfStep(game: Game, ply: number): Effect[] {
  return game.variant.effects(positionAt(game, ply - 1), at(game.steps, ply - 1).move);
}

/** How the game ended; null while it goes on. */
export const outcomeOf = (game: Game): Outcome | null =>
  game.ending ?? statusAt(game, game.steps.length).outcome;

/** As many actions as a game can have: what is written of one can be read again. */
export const MOST_ACTIONS = 5_000;

/** Whether a game can have no further actions, though the rules would allow them. */
export const isFull = (game: Game): boolean => game.steps.length >= MOST_ACTIONS;

/** The game after one more legal move; it must not be full. What had been taken back is gone. */
export function withMove(game: Game, move: Move): Game {
  const { variant } = game;
  const before = currentPosition(game);
  const step = { move, action: variant.writeMove(before, move), position: variant.play(before, move) };
  return appendStep(game, step, []);
}

/** The game ended by the players. What had been taken back is gone. */
export const withEnding = (game: Game, ending: Outcome): Game => ({ ...game, redoSteps: [], ending });

/** The game taken back to `ply` steps; what came after can be done again. An ending is taken back too. */
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

/** The game with the last step taken back done again; the same game if there is none. */
export function redo(game: Game): Game {
  const [next, ...redoSteps] = game.redoSteps;
  return next ? appendStep(game, next, redoSteps) : game;
}
