import { soakDamagedGames } from './damagedGames.ts';
import { soakExports, soakHistory, soakLocalStorage } from './damagedSurroundings.ts';
import { everyExtreme } from './extremes.ts';
import type { Place } from './oneFault.ts';
import type { Tally } from './report.ts';
import { storedSample } from './samples.ts';

/** Puts every extreme into every field of what is stored. All damaged games are listed; some are opened. */
export async function soakExtremes(place: Place, tally: Tally): Promise<void> {
  const games = everyExtreme(storedSample);
  await soakDamagedGames(place, tally, games, 1);
  await soakExports(place, tally, games, 1);
  await soakLocalStorage(place, tally, 1);
  await soakHistory(place, tally, 1);
}
