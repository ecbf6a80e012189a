import type { Versioned } from './migrations.ts';
import { migrate } from './migrations.ts';
import { progress, readProgress } from './progress.ts';
import { hintMigrations, readSeen, seenHints } from './seenHints.ts';
import { readChanges, readSettings, settings, settingsMigrations } from './settings.ts';

/** What is kept on the device beside the games, by its name; of whatever form it is. */
export type Preferences = Readonly<Record<string, unknown>>;

/** All of it, to be exported; hints keep the name that the first Oddboard gave them. */
export const currentPreferences = (): Readonly<Record<string, Versioned>> => ({
  settings: { state: readSettings(settings.getState()), version: settingsMigrations.length },
  progress: { state: readProgress(progress.getState()), version: 0 },
  moments: { state: readSeen(seenHints.getState()), version: hintMigrations.length },
});

/** Takes over what was exported: settings as they were, what was learnt beside what is known here. */
export function adopt(preferences: Preferences): void {
  settings.getState().change(readChanges(migrate(preferences.settings, settingsMigrations)));
  progress.getState().solve(...readProgress(migrate(preferences.progress, [])).solved);
  seenHints.getState().dismiss(...readSeen(migrate(preferences.moments, hintMigrations)).dismissed);
}
