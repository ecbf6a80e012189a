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

/** Where the sides sit. `flipped` is whether the players have flipped the board in addition. */
export function orientationOf(orientation: Orientation, turn: Side, flipped: boolean): SeatPlan {
  const usual = orientation === 'turn-board' ? turn : WHITE;
  const near = flipped ? otherSide(usual) : usual;
  return { near, turned: orientation === 'across-table' ? otherSide(near) : null };
}
