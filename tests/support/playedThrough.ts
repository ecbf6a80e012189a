import type { GameRecord, Replay } from '../../src/engine/record/record.ts';
import { playThrough } from '../../src/engine/record/record.ts';
import type { WrittenRecord } from '../../src/engine/record/writtenRecord.ts';
import { playWritten } from '../../src/engine/record/writtenRecord.ts';
import { registryEntryOf } from '../../src/engine/registry.ts';
import type { Result } from '../../src/engine/rules/result.ts';
import { variantNamed } from './registry.ts';

/** A record of any variant, played through. */
export function playedThrough(record: GameRecord | WrittenRecord): Result<Replay> {
  const entry = registryEntryOf(record.variant);
  if (!entry.ok) return entry;
  const variant = variantNamed(entry.value.id);
  return 'moves' in record ? playWritten(variant, record) : playThrough(variant, record);
}
