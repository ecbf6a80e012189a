import { at } from '../at.ts';
import type { Side } from '../rules/side.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { Game, Step } from '../game/game.ts';
import { positionAt } from '../game/game.ts';
import { notationAt } from './notation.ts';

/** One action of a turn as people write it. */
export interface TurnPart {
  /** Its notation; the action string if it has none. */
  readonly text: string;
  /** Whether it merely ends the turn, so that a text can leave it out. */
  readonly isImplied: boolean;
  /** The ply to which it led. */
  readonly ply: number;
}

/** What one side did before the other side moved. */
export interface Turn {
  readonly side: Side;
  readonly parts: readonly TurnPart[];
  /** Whether it is over; the last turn of a game may still go on. */
  readonly isOver: boolean;
}

/** White's turn and Black's answer; either may be missing at the ends of the record. */
export interface Round {
  readonly number: number;
  readonly white: Turn | null;
  readonly black: Turn | null;
}

/** The name of a turn: its side and the number of its round. */
export interface TurnName {
  readonly side: Side;
  readonly round: number;
}

/** When a position of a game occurred: the turn of the last step before it, and whether that turn goes on. */
export interface Moment {
  readonly turn: TurnName;
  readonly goesOn: boolean;
}

/**
 * A finished round and the step that ended it. Steps never change, and neither does what came before them.
 */
interface Finished {
  readonly round: Round;
  readonly last: Step;
}

/** Finished rounds by their first step. */
const finished = new WeakMap<Step, Finished>();

/** The record of a game, turn by turn, in rounds. A finished round is the same object each time. */
export function roundsOf(game: Game): Round[] {
  const first = firstRound(game);
  const rounds: Round[] = [];
  for (let ply = 0; ply < game.steps.length; ply = lastPly(at(rounds, rounds.length - 1)))
    rounds.push(roundFrom(game, ply, first + rounds.length));
  return rounds;
}

/** The round that begins after `ply` steps. */
function roundFrom(game: Game, ply: number, number: number): Round {
  const { steps } = game;
  const known = finished.get(at(steps, ply));
  if (known && steps[lastPly(known.round) - 1] === known.last) return known.round;
  const white = turnFrom(game, ply, WHITE);
  const black = turnFrom(game, ply + (white?.parts.length ?? 0), BLACK);
  const round = { number, white, black };
  if (black?.isOver) finished.set(at(steps, ply), { round, last: at(steps, lastPly(round) - 1) });
  return round;
}

/** What a side did after `ply` steps, up to the other side’s turn; null if nothing. */
function turnFrom(game: Game, ply: number, side: Side): Turn | null {
  const parts: TurnPart[] = [];
  for (let i = ply; i < game.steps.length && positionAt(game, i).turn === side; i++) {
    const notation = notationAt(game, i + 1);
    parts.push({ text: notation || at(game.steps, i).action, isImplied: notation === '', ply: i + 1 });
  }
  return parts.length === 0
    ? null
    : { side, parts, isOver: positionAt(game, ply + parts.length).turn !== side };
}

/** The ply to which a round led. */
const lastPly = ({ white, black }: Round): number => (black ?? white)?.parts.at(-1)?.ply ?? 0;

/** The turn of the step that led to a ply, 1 or more. */
export const turnNameAt = (game: Game, ply: number): TurnName => ({
  side: positionAt(game, ply - 1).turn,
  round: roundAt(game, ply),
});

/** The last turn of a game; null if there is none. */
export const lastTurnName = (game: Game): TurnName | null =>
  game.steps.length === 0 ? null : turnNameAt(game, game.steps.length);

/** The number of the round of the step that led to a ply, 1 or more. */
export function roundAt(game: Game, ply: number): number {
  const isNew = (_: unknown, i: number) =>
    positionAt(game, i).turn === BLACK && positionAt(game, i + 1).turn === WHITE;
  return firstRound(game) + game.steps.slice(0, ply - 1).filter(isNew).length;
}

/** The number of the first round: 1, or a later one if the game was set up in the middle. */
export const firstRound = ({ variant, start }: Game): number => variant.round?.(start) ?? 1;

/** The moment after `ply` steps, 1 or more. */
export const momentAt = (game: Game, ply: number): Moment => ({
  turn: turnNameAt(game, ply),
  goesOn: positionAt(game, ply).turn === positionAt(game, ply - 1).turn,
});
