import type { GameRecord, Replay, WrittenRecord } from '../../src/engine/record/record.ts';
import { playThrough } from '../../src/engine/record/record.ts';
import type { Result } from '../../src/engine/rules/result.ts';
import { failure } from '../../src/engine/rules/result.ts';
import { registry } from './registry.ts';

/** A record of any variant, played through. */
export function playedThrough(record: GameRecord | WrittenRecord): Result<Replay> {
  const variant = registry.find(({ id }) => id === record.variant);
  return variant ? playThrough(variant, record) : failure({ id: 'played-through/no-variant' });
}
