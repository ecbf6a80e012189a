import type { Versioned } from './migrations.ts';
import { migrated } from './migrations.ts';
import { progress, readProgress } from './progress.ts';
import { momentMigrations, readSeen, seenMoments } from './seenMoments.ts';
import { readChanges, readSettings, settings, settingsMigrations } from './settings.ts';

/** What is kept on the device beside the games, by its name; of whatever form it is. */
export type Preferences = Readonly<Record<string, unknown>>;

/** All of it, to be exported. */
export const currentPreferences = (): Readonly<Record<string, Versioned>> => ({
  settings: { state: readSettings(settings.getState()), version: settingsMigrations.length },
  progress: { state: readProgress(progress.getState()), version: 0 },
  moments: { state: readSeen(seenMoments.getState()), version: momentMigrations.length },
});

/** Takes over what was exported: settings as they were, what was learnt beside what is known here. */
export function adopt(preferences: Preferences): void {
  settings.getState().change(readChanges(migrated(preferences.settings, settingsMigrations)));
  progress.getState().solve(...readProgress(migrated(preferences.progress, [])).solved);
  seenMoments.getState().dismiss(...readSeen(migrated(preferences.moments, momentMigrations)).dismissed);
}
