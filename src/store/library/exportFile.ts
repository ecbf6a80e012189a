import * as v from 'valibot';
import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import type { Preferences } from '../preferences.ts';
import type { SavedGame } from './savedGame.ts';
import { isNewer, readSaved } from './savedGame.ts';
import type { SavedStudy } from './savedStudy.ts';
import { isNewerStudy, readStudy } from './savedStudy.ts';
import { openingFailure } from './openingFailure.ts';

const FORMAT = 'oddboard-games';
const LONGEST_FILE = 50_000_000;

const fileSchema = v.object({
  format: v.literal(FORMAT),
  games: v.array(v.unknown()),
  /** Exports from before there were studies have none. */
  studies: v.fallback(v.array(v.unknown()), []),
  /** What is kept beside the games, by name; exports of the first Oddboard have none. */
  preferences: v.fallback(v.record(v.string(), v.unknown()), {}),
});

/** An entry that cannot be read must have at least these to be kept. */
const entrySchema = v.looseObject({ id: v.pipe(v.string(), v.nonEmpty()), schema: v.number() });

/** The studies of an export. */
export interface ExportedStudies {
  readonly studies: readonly SavedStudy[];
  /** As with games. */
  readonly asTheyAre: readonly object[];
  readonly leftOut: number;
}

export const NO_STUDIES: ExportedStudies = { studies: [], asTheyAre: [], leftOut: 0 };

/** What an export holds. */
export interface Exported {
  readonly games: readonly SavedGame[];
  /** Entries that are damaged or written by a newer Oddboard: they go back into a repository unchanged. */
  readonly asTheyAre: readonly object[];
  /** The number of entries that cannot be kept at all. */
  readonly leftOut: number;
  readonly studies: ExportedStudies;
  readonly preferences: Preferences;
}

/** The text of a file with everything that is kept, readable or not. */
export const writeExport = (
  games: readonly object[],
  preferences: Preferences,
  studies: readonly object[] = [],
): string => `${JSON.stringify({ format: FORMAT, games, studies, preferences }, null, 1)}\n`;

/** Whether a text looks like an export: then it is read as one, and what is wrong with it is reported. */
export const looksLikeExport = (text: string): boolean => /^\s*\{/.test(text);

export function readExport(text: string): Result<Exported> {
  if (text.length > LONGEST_FILE) return openingFailure({ id: 'opening/file-too-long' });
  const file = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text);
  if (!file.success) return openingFailure({ id: 'opening/no-export' });
  const { preferences } = file.output;
  const { read: games, asTheyAre, leftOut } = sorted(file.output.games, readSaved, isNewer);
  const { read: studies, ...others } = sorted(file.output.studies, readStudy, isNewerStudy);
  return success({ games, asTheyAre, leftOut, studies: { studies, ...others }, preferences });
}

/** Entries by what can be done with them: those that were read, those to keep unchanged, and the number of others. */
function sorted<Value>(
  entries: readonly unknown[],
  readEntry: (entry: unknown) => Result<Value>,
  isNewer: (value: Value) => boolean,
): { readonly read: readonly Value[]; readonly asTheyAre: readonly object[]; readonly leftOut: number } {
  const read: Value[] = [];
  const asTheyAre: object[] = [];
  for (const entry of entries) {
    const value = readEntry(entry);
    if (value.ok && !isNewer(value.value)) read.push(value.value);
    else if (v.is(entrySchema, entry)) asTheyAre.push(entry);
  }
  return { read, asTheyAre, leftOut: entries.length - read.length - asTheyAre.length };
}
