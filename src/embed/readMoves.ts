import type { Replay } from '../engine/record/record.ts';
import { movesAmong } from '../engine/record/recordMoves.ts';
import { gamesIn } from '../engine/record/recordTokens.ts';
import { playWritten } from '../engine/record/writtenRecord.ts';
import type { Result } from '../engine/rules/result.ts';
import type { Variant } from '../engine/rules/variant.ts';

/**
 * Plays the moves in a text, written as in a record (docs/notation.md), from a position, or from the start if there is none. A
 * part of its own, since only boards that are given moves need it.
 */
export function readMoves(variant: Variant, start: string | undefined, text: string): Result<Replay> {
  const { id, version: rules } = variant;
  // A record begins with a tag.
  const moves = gamesIn(`[Variant "${id}"]\n${text}`).flatMap(({ tokens }) => movesAmong(tokens));
  return playWritten(variant, { variant: id, rules, players: ['', ''], start, moves });
}
