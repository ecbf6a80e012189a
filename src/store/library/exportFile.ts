import * as v from 'valibot';
import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import type { Preferences } from '../preferences.ts';
import type { SavedGame } from './savedGame.ts';
import { isNewer, readSaved } from './savedGame.ts';
import { openingFailure } from './openingFailure.ts';

const FORMAT = 'oddboard-games';
const LONGEST_FILE = 50_000_000;

const fileSchema = v.object({
  format: v.literal(FORMAT),
  games: v.array(v.unknown()),
  /** What is kept beside the games, by name; exports of the first Oddboard have none. */
  preferences: v.fallback(v.record(v.string(), v.unknown()), {}),
});

/** An entry that cannot be read as a game must have at least these to be kept. */
const entrySchema = v.looseObject({ id: v.pipe(v.string(), v.nonEmpty()), schema: v.number() });

/** What an export holds. */
export interface Exported {
  readonly games: readonly SavedGame[];
  /** Entries that are damaged or written by a newer Oddboard: they go back into a repository unchanged. */
  readonly asTheyAre: readonly object[];
  /** The number of entries that cannot be kept at all. */
  readonly leftOut: number;
  readonly preferences: Preferences;
}

/** The text of a file with everything that is kept, readable or not. */
export const writeExport = (games: readonly object[], preferences: Preferences): string =>
  `${JSON.stringify({ format: FORMAT, games, preferences }, null, 1)}\n`;

/** Whether a text looks like an export: then it is read as one, and what is wrong with it is reported. */
export const looksLikeExport = (text: string): boolean => /^\s*\{/.test(text);

export function readExport(text: string): Result<Exported> {
  if (text.length > LONGEST_FILE) return openingFailure({ id: 'opening/file-too-long' });
  const file = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text);
  if (!file.success) return openingFailure({ id: 'opening/no-export' });
  const { games: entries, preferences } = file.output;
  const games: SavedGame[] = [];
  const asTheyAre: object[] = [];
  for (const entry of entries) {
    const game = readSaved(entry);
    if (game.ok && !isNewer(game.value)) games.push(game.value);
    else if (v.is(entrySchema, entry)) asTheyAre.push(entry);
  }
  const leftOut = entries.length - games.length - asTheyAre.length;
  return success({ games, asTheyAre, leftOut, preferences });
}
