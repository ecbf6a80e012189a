import { NO_SITE } from '../../topology/site.ts';
import type { Remark } from '../../rules/remark.ts';
import { sideName } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import type { ChieftainBoard } from './board.ts';
import type { ChieftainMove } from './moves.ts';
import { isInCheck, mustChange } from './moves.ts';
import type { ChieftainPosition } from './position.ts';
import { kingSite } from './position.ts';

/** What the side to move has to do when it is not simply to move. */
export function remarks(
  field: ChieftainBoard,
  position: ChieftainPosition,
  status: Status<ChieftainMove>,
): Remark[] {
  const { board, turn, stage } = position;
  if (status.outcome) return [];
  const side = sideName(turn);
  if (stage === 'place')
    return [{ text: `${side} puts the king on a square of its own wall.`, rule: 'placing' }];
  if (kingSite(board, turn) === NO_SITE)
    return [
      {
        text: `${side}’s king was captured: this turn goes into making a berserker the new king.`,
        rule: 'crowning',
      },
    ];
  if (!isInCheck(field, position, turn)) return [];
  return [
    {
      text: mustChange(field, position, status)
        ? `${side} is checkmated and must change kings: pick the king, then the berserker that follows it.`
        : `${side} is in check and may change kings instead of moving: pick the king, then a berserker.`,
      rule: 'changing-king',
    },
  ];
}
