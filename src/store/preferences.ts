import type { Versioned } from './migrations.ts';
import { migrate } from './migrations.ts';
import { progress, readProgress } from './progress.ts';
import { puzzleProgress, readPuzzleProgress } from './puzzles/puzzleProgress.ts';
import { hintMigrations, readSeen, seenHints } from './seenHints.ts';
import { readChanges, readSettings, settings, settingsMigrations } from './settings.ts';

/** What is kept on the device beside the games, by name, in any format. */
export type Preferences = Readonly<Record<string, unknown>>;

/** All current preferences, for an export. Hints keep the name that the first Oddboard gave them. */
export const currentPreferences = (): Readonly<Record<string, Versioned>> => ({
  settings: { state: readSettings(settings.getState()), version: settingsMigrations.length },
  progress: { state: readProgress(progress.getState()), version: 0 },
  puzzles: { state: readPuzzleProgress(puzzleProgress.getState()), version: 0 },
  moments: { state: readSeen(seenHints.getState()), version: hintMigrations.length },
});

/**
 * Adopts exported preferences: settings replace those here; what was learnt and solved and seen hints add to those here.
 */
export function adopt(preferences: Preferences): void {
  settings.getState().change(readChanges(migrate(preferences.settings, settingsMigrations)));
  progress.getState().adopt(readProgress(migrate(preferences.progress, [])));
  puzzleProgress.getState().adopt(readPuzzleProgress(migrate(preferences.puzzles, [])));
  seenHints.getState().dismiss(...readSeen(migrate(preferences.moments, hintMigrations)).dismissed);
}
