import type { GameRecord, Replay, WrittenRecord } from '../../src/engine/record/record.ts';
import { playThrough } from '../../src/engine/record/record.ts';
import { registryEntryOf } from '../../src/engine/registry.ts';
import type { Result } from '../../src/engine/rules/result.ts';
import { variantNamed } from './registry.ts';

/** A record of any variant, played through. */
export function playedThrough(record: GameRecord | WrittenRecord): Result<Replay> {
  const entry = registryEntryOf(record.variant);
  return entry.ok ? playThrough(variantNamed(entry.value.id), record) : entry;
}
