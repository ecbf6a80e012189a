import type { Game } from '../../engine/game/game.ts';
import { currentPosition } from '../../engine/game/game.ts';
import type { Side } from '../../engine/rules/side.ts';
import { WHITE, otherSide } from '../../engine/rules/side.ts';
import type { Orientation } from '../../store/settings.ts';

/** Which side is shown where. */
export interface SeatPlan {
  /** The side at the lower edge. */
  readonly near: Side;
  /** The side whose strip and figures are upside down to face their player; null for none. */
  readonly turned: Side | null;
}

/** How long a move is looked at when it has been made, in milliseconds. */
const LOOK = 500;

/** The side that a board that turns is turned to: the side to move, whichever ply is shown. */
export const facedSide = (game: Game): Side => currentPosition(game).turn;

/**
 * How long a board waits before it turns to the next player, in milliseconds: until the pieces have glided
 * and the move has been seen, as it has by a player who picks the next one.
 */
export const pauseBeforeTurn = (isPicking: boolean, glide: number): number => (isPicking ? 0 : glide + LOOK);

/**
 * Where the sides sit. `facing` is the side below on a board that turns; `flipped` is whether the players have flipped
 * the board in addition; `person` is the side of the only person, who sits below, null if there are two or none.
 */
export function orientationOf(
  orientation: Orientation,
  facing: Side,
  flipped: boolean,
  person: Side | null = null,
): SeatPlan {
  if (person !== null) return { near: flipped ? otherSide(person) : person, turned: null };
  const usual = orientation === 'turn-board' ? facing : WHITE;
  const near = flipped ? otherSide(usual) : usual;
  return { near, turned: orientation === 'across-table' ? otherSide(near) : null };
}
