// The words around the board in a picture.
import type { Side } from '../../../engine/rules/side.ts';
import { BLACK } from '../../../engine/rules/side.ts';
import { sideName } from '../grammar.ts';

export const player = (side: Side, name: string) => `${sideName(side)}: ${name}`;
export const toMove = (side: Side) => `${sideName(side)} to move.`;
/** `when` is `After White’s move 2`. */
export const toMoveAfter = (when: string, side: Side) => `${when}. ${sideName(side)} to move.`;
export const handOf = (side: Side, isEmpty: boolean) =>
  `${sideName(side)}’s hand${isEmpty ? ' is empty' : ''}`;
/** A turn as far as it has gone, as in records: `12. Kb4` or `12… Kb4`. */
export const turn = (round: number, side: Side, parts: readonly string[]) =>
  `${String(round)}${side === BLACK ? '…' : '.'} ${parts.join(', ')}`;
export const printed = 'Black and white, as printed';
