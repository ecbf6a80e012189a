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
  const told = (remark: Remark<ChieftainMessage>): Remark[] => [remark];
  if (stage === 'place')
    return told({
      text: { id: 'battle-chieftain/places-king', side },
      rule: 'placing',
      task: { id: 'battle-chieftain/must-place' },
    });
  if (kingSite(board, side) === NO_SITE)
    return told({
      text: { id: 'battle-chieftain/crowns-king', side },
      rule: 'crowning',
      task: { id: 'battle-chieftain/must-crown' },
    });
  if (!isInCheck(field, position, side)) return [];
  const rule = 'changing-king';
  return mustChange(field, position, status)
    ? told({
        text: { id: 'battle-chieftain/changes-king', side },
        rule,
        task: { id: 'battle-chieftain/must-change' },
      })
    : told({ text: { id: 'battle-chieftain/may-change-king', side }, rule, isAdvice: true });
}
