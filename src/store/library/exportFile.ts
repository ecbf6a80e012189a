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
  /** What is kept beside the games, by its name; exports of the first Oddboard have none. */
  preferences: v.fallback(v.record(v.string(), v.unknown()), {}),
});

/** What is kept of a game that cannot be read has at least these. */
const entrySchema = v.looseObject({ id: v.pipe(v.string(), v.nonEmpty()), schema: v.number() });

/** What an export holds. */
export interface Exported {
  readonly games: readonly SavedGame[];
  /** Kept by a newer Oddboard or damaged: they go back into a repository as they are. */
  readonly asTheyAre: readonly object[];
  /** How many entries are nothing that could be kept. */
  readonly leftOut: number;
  readonly preferences: Preferences;
}

/** All that is kept, readable or not, as one file's text. */
export const writeExport = (games: readonly object[], preferences: Preferences): string =>
  `${JSON.stringify({ format: FORMAT, games, preferences }, null, 1)}\n`;

/** Whether a text means to be an export: then it is read as one, and its faults are told. */
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
