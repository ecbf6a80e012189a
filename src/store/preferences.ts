import { progress, readProgress } from './progress.ts';
import { readSeen, seenMoments } from './seenMoments.ts';
import { readChanges, readSettings, settings } from './settings.ts';

/** What is kept on the device beside the games, by its name. */
export type Preferences = Readonly<Record<string, unknown>>;

/** All of it, to be exported. */
export const currentPreferences = (): Preferences => ({
  settings: readSettings(settings.getState()),
  progress: readProgress(progress.getState()),
  moments: readSeen(seenMoments.getState()),
});

/** Takes over what was exported: settings as they were, what was learnt beside what is known here. */
export function adopt(preferences: Preferences): void {
  settings.getState().change(readChanges(preferences.settings));
  progress.getState().solve(...readProgress(preferences.progress).solved);
  seenMoments.getState().dismiss(...readSeen(preferences.moments).dismissed);
}
