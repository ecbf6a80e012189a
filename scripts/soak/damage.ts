import { soakDamagedGames } from './damagedGames.ts';
import { soakExports, soakHistory, soakLocalStorage } from './damagedSurroundings.ts';
import { everyExtreme } from './extremes.ts';
import type { Place } from './oneFault.ts';
import type { Tally } from './report.ts';
import { storedSample } from './samples.ts';

/** Puts every extreme value into every stored field. Lists all damaged games, and opens some. */
export async function soakExtremes(place: Place, tally: Tally): Promise<void> {
  const games = everyExtreme(storedSample);
  await soakDamagedGames(place, tally, games, 1);
  await soakExports(place, tally, games, 1);
  await soakLocalStorage(place, tally, 1);
  await soakHistory(place, tally, 1);
}
