import { readLink } from '../engine/record/link.ts';
import type { LinkedRecord } from '../engine/record/openedRecord.ts';
import type { Result } from '../engine/rules/result.ts';
import type { Variant } from '../engine/rules/variant.ts';

/** Reads a link as `readLink` does. A part of its own, since what unpacks links is needed by no other board. */
export const readLinked = (variant: Variant, link: string): Result<LinkedRecord> => readLink(variant, link);
