import { writeExport } from '../../store/library/exportFile.ts';
import type { Entry } from '../../store/library/libraryStore.ts';
import { safekeeping } from '../../store/library/safekeeping.ts';
import { currentPreferences } from '../../store/preferences.ts';
import { saveFile, textFile } from '../saveFile.ts';

/**
 * Saves everything kept on this device as a file: games, readable or not, settings, and learning progress.
 */
export function exportAll(entries: readonly Entry[]): void {
  const games = entries.map(({ value }) => value);
  saveFile('oddboard-games.json', textFile(writeExport(games, currentPreferences()), 'application/json'));
  safekeeping.getState().note({ exported: entries.length });
}
