import type { Result } from '../rules/result.ts';
import { success } from '../rules/result.ts';
import type { Variant } from '../rules/variant.ts';
import type { Damage } from './inflate.ts';
import type { GameRecord, Replay } from './record.ts';
import { playThrough } from './record.ts';
import type { RecordMessage } from './recordMessage.ts';
import { recordFailure } from './recordMessage.ts';
import { lastTurnName } from './rounds.ts';

/** A game as read from a link. */
export interface LinkedRecord {
  readonly record: GameRecord;
  /** What happened to the link on the way; if anything, it holds the game only up to some action. */
  readonly damage: Damage;
}

/** The game that was read from a link, as far as it can be played. */
export function openedRecord(variant: Variant, { record, damage }: LinkedRecord): Result<Replay> {
  return damage ? openedDamaged(variant, record, damage) : playThrough(variant, record);
}

/** What can be shown of a game in a damaged link, without its end, since moves before that may be missing. */
function openedDamaged(variant: Variant, record: GameRecord, damage: NonNullable<Damage>): Result<Replay> {
  const replay = playThrough(variant, { ...record, ending: undefined });
  if (!replay.ok) return recordFailure({ id: 'link/damaged' });
  const { game, players, stopped: illegal } = replay.value;
  // What is left of a link that was merely cut short is legal.
  const isCertain = damage === 'cut' && illegal === null;
  const last = lastTurnName(game);
  if (!isCertain && last === null) return recordFailure({ id: 'link/damaged' });
  const stopped: RecordMessage = { id: isCertain ? 'link/shown-up-to' : 'link/uncertain-up-to', last };
  return success({ game, players, cursor: game.steps.length, stopped });
}
