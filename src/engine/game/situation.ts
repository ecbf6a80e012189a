import { memo } from '../memo.ts';
import type { Position } from '../rules/position.ts';
import type { Status } from '../rules/status.ts';
import type { Variant } from '../rules/variant.ts';
import type { Game } from './game.ts';
import { historyAt, positionAt, statusAt } from './game.ts';
import type { Candidate } from './candidates.ts';
import { candidatesOf } from './candidates.ts';

/** A position, its history and its status. */
export interface Situation {
  readonly variant: Variant;
  readonly position: Position;
  readonly history: readonly Position[];
  readonly status: Status;
}

/** The situation of a position with a history; without one, the position stands alone. */
export const situationOf = (
  variant: Variant,
  position: Position,
  history: readonly Position[] = [],
): Situation => ({ variant, position, history, status: variant.status(position, history) });

/** The situation after `ply` steps of a game, whether or not the players have ended it since. */
export const situationAt = (game: Game, ply: number): Situation => ({
  variant: game.variant,
  position: positionAt(game, ply),
  history: historyAt(game, ply),
  status: statusAt(game, ply),
});

/** Kept by status, since a status belongs to one situation. */
const candidatesWith = memo((status: Status, { variant, position }: Situation): readonly Candidate[] =>
  candidatesOf(variant, position, status.moves),
);

/** The legal moves of a situation with the ways to choose them. */
export const candidatesIn = (situation: Situation): readonly Candidate[] =>
  candidatesWith(situation.status, situation);
