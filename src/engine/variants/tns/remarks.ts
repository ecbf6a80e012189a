import { NO_SITE } from '../../topology/site.ts';
import type { Remark } from '../../rules/remark.ts';
import type { Side } from '../../rules/side.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { isTrapped, kingSite } from './kings.ts';
import { message } from './message.ts';
import { pass } from './moves.ts';
import { KING } from './pieces.ts';
import type { TnsPosition } from './position.ts';

/** Remarks that a side has moved into mate, and that a king is in the enemy's hand. */
export function remarks(position: TnsPosition, { outcome }: Status): Remark[] {
  const { turn, stage, board: pieces, hands: held } = position;
  const intoMate =
    !outcome && stage === 'move' && isTrapped(pass(position))
      ? [
          {
            text: message({ id: 'tns/moved-into-mate', side: otherSide(turn) }),
            rule: 'checkmate',
          },
        ]
      : [];
  const lostKing = (side: Side) =>
    kingSite(pieces, side) === NO_SITE && held[otherSide(side)].some(({ kind }) => kind === KING);
  return [
    ...intoMate,
    ...SIDES.filter(lostKing).map((side) => ({
      text: message({ id: 'tns/king-in-hand', side }),
      rule: 'king',
    })),
  ];
}
