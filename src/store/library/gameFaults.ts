import type { Replay } from '../../engine/record/record.ts';
import type { RecordText } from '../../engine/record/recordText.ts';
import { lastTurnName } from '../../engine/record/rounds.ts';
import type { Message } from '../../engine/rules/message.ts';
import type { Result } from '../../engine/rules/result.ts';
import type { GameFault, OpeningMessage } from './openingMessage.ts';

/** What is wrong with the games of a text, in its order; games that are whole are left out. */
export const faultsOf = (
  records: readonly RecordText[],
  replays: readonly Result<Replay>[],
): readonly GameFault[] =>
  replays.flatMap((replay, i) => {
    const read = records[i];
    const causes = read ? causesIn(read, replay) : [];
    return read && causes.length > 0 ? [{ number: i + 1, players: read.record.players, causes }] : [];
  });

function causesIn({ doubts, hasResult }: RecordText, replay: Result<Replay>): readonly Message[] {
  if (!replay.ok) return [replay.message, ...doubts];
  const { game, stopped } = replay.value;
  if (stopped !== null) return [stopped, ...doubts];
  const cut: OpeningMessage = { id: 'opening/no-result', last: lastTurnName(game) };
  return hasResult ? doubts : [cut, ...doubts];
}
