import type { GameRecord, Replay, WrittenRecord } from '../../src/engine/game/record.ts';
import { replayed } from '../../src/engine/game/record.ts';
import type { Result } from '../../src/engine/rules/result.ts';
import { failure } from '../../src/engine/rules/result.ts';
import { catalogue } from './catalogue.ts';

/** A record of any variant, played through. */
export function playedThrough(record: GameRecord | WrittenRecord): Result<Replay> {
  const variant = catalogue.find(({ id }) => id === record.variant);
  return variant ? replayed(variant, record) : failure('There is no such variant.');
}
