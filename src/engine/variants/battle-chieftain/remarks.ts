import { NO_SITE } from '../../topology/site.ts';
import type { Remark } from '../../rules/remark.ts';
import type { Status } from '../../rules/status.ts';
import type { ChieftainBoard } from './board.ts';
import type { ChieftainMessage } from './message.ts';
import type { ChieftainMove } from './moves.ts';
import { isInCheck, mustChange } from './moves.ts';
import type { ChieftainPosition } from './position.ts';
import { kingSite } from './position.ts';

/** What the side to move must or may do besides an ordinary move. */
export function remarks(
  field: ChieftainBoard,
  position: ChieftainPosition,
  status: Status<ChieftainMove>,
): Remark[] {
  const { board, turn: side, stage } = position;
  if (status.outcome) return [];
  const remark = (text: ChieftainMessage, rule: string): Remark => ({ text, rule });
  if (stage === 'place') return [remark({ id: 'battle-chieftain/places-king', side }, 'placing')];
  if (kingSite(board, side) === NO_SITE)
    return [remark({ id: 'battle-chieftain/crowns-king', side }, 'crowning')];
  if (!isInCheck(field, position, side)) return [];
  if (mustChange(field, position, status))
    return [remark({ id: 'battle-chieftain/changes-king', side }, 'changing-king')];
  return [{ ...remark({ id: 'battle-chieftain/may-change-king', side }, 'changing-king'), isAdvice: true }];
}
