import type { Game, Step } from '../game/game.ts';
import type { Position } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';

/** What is certain about a position with its history. */
export type Solved =
  | {
      readonly kind: 'won';
      readonly side: Side;
      /** The side needs so many of its turns at most, the winning one included; 0 if the game is over, or about to be. */
      readonly turns: number;
      /** And so many at least. */
      readonly least: number;
    }
  /** Each side can force a draw at least. */
  | { readonly kind: 'drawn' };

/** What was proved about a position, and the line of the proof in which the other side holds out longest. */
export interface Proved {
  readonly solved: Solved;
  /** Action strings; none if the proof was too large to be kept. */
  readonly line: readonly string[];
}

/** What stands for a position with its history: the step of a tree that leads there, or the start of the tree. */
export type Reached = Step | Position;

export type ProvedPositions = ReadonlyMap<Reached, Proved>;
/**
 * What an action makes certain of the position before it, where `turn` is to move, if that side does no better; `next` is
 * to move after it. A turn that goes on counts once.
 */
export function oneActionEarlier(after: Solved, turn: Side, next: Side): Solved {
  if (after.kind === 'drawn' || after.side !== turn) return after;
  const more = (turns: number) => (next !== turn || turns === 0 ? turns + 1 : turns);
  return { ...after, turns: more(after.turns), least: more(after.least) };
}

/** Whether the same is certain of two positions; null is nothing. */
export const isSameSolved = (one: Solved | null, other: Solved | null): boolean =>
  one === other ||
  (one?.kind === 'won' && other?.kind === 'won'
    ? one.side === other.side && one.turns === other.turns && one.least === other.least
    : one?.kind === 'drawn' && other?.kind === 'drawn');

export type SolvedPositions = ReadonlyMap<Reached, Solved>;

/** What stands for the position at the end of a line of a tree. */
export const reachedBy = ({ start, steps }: Game): Reached => steps.at(-1) ?? start;
