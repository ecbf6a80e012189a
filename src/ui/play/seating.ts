import type { Side } from '../../engine/rules/side.ts';
import { WHITE, otherSide } from '../../engine/rules/side.ts';
import type { Seating } from '../../store/settings.ts';

/** Who is shown where. */
export interface Seats {
  /** The side at the lower edge. */
  readonly near: Side;
  /** The side whose strip and figures are turned round to face their player, if any. */
  readonly turned: Side | null;
}

/** Where the sides sit. `flipped` is the players' own wish, on top of how they sit. */
export function seatsOf(seating: Seating, turn: Side, flipped: boolean): Seats {
  const usual = seating === 'turn-board' ? turn : WHITE;
  const near = flipped ? otherSide(usual) : usual;
  return { near, turned: seating === 'across-table' ? otherSide(near) : null };
}
