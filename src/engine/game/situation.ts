import { memo } from '../memo.ts';
import type { Position } from '../rules/position.ts';
import type { Status } from '../rules/status.ts';
import type { Variant } from '../rules/variant.ts';
import type { Game } from './game.ts';
import { pastAt, positionAt, statusAt } from './game.ts';
import type { Offer } from './offers.ts';
import { offersOf } from './offers.ts';

/** A position, how the game came to it, and how it stands. */
export interface Situation {
  readonly variant: Variant;
  readonly position: Position;
  readonly past: readonly Position[];
  readonly status: Status;
}

/** The situation in a position with a past of its own; a position by itself has none. */
export const situationOf = (
  variant: Variant,
  position: Position,
  past: readonly Position[] = [],
): Situation => ({ variant, position, past, status: variant.status(position, past) });

/** The situation after `ply` steps of a game, whether or not the players have ended it since. */
export const situationAt = (game: Game, ply: number): Situation => ({
  variant: game.variant,
  position: positionAt(game, ply),
  past: pastAt(game, ply),
  status: statusAt(game, ply),
});

/** A status belongs to one situation. */
const offersWith = memo((status: Status, { variant, position }: Situation): readonly Offer[] =>
  offersOf(variant, position, status.moves),
);

/** The legal moves of a situation with the ways to say them. */
export const offersIn = (situation: Situation): readonly Offer[] => offersWith(situation.status, situation);
