import { writeExport } from '../../store/library/exportFile.ts';
import type { Shelf } from '../../store/library/database.ts';
import type { Entry } from '../../store/library/libraryStore.ts';
import { shelfOf } from '../../store/library/libraryStore.ts';
import { safekeeping } from '../../store/library/safekeeping.ts';
import { currentPreferences } from '../../store/preferences.ts';
import { saveFile, textFile } from '../saveFile.ts';

/**
 * Saves everything kept on this device as a file: games and studies, readable or not, settings, and learning progress.
 */
export function exportAll(entries: readonly Entry[]): void {
  const valuesOn = (shelf: Shelf) =>
    entries.filter((entry) => shelfOf(entry) === shelf).map(({ value }) => value);
  const text = writeExport(valuesOn('games'), currentPreferences(), valuesOn('studies'));
  saveFile('oddboard-games.json', textFile(text, 'application/json'));
  safekeeping.getState().note({ exported: entries.length });
}
