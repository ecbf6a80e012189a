// A fixed sample of `npm run soak -- extremes`: its three parts take turns, as the commit decides.
import { soakDamagedGames } from '../../scripts/soak/damagedGames.ts';
import { soakExports, soakHistory, soakLocalStorage } from '../../scripts/soak/damagedSurroundings.ts';
import { everyExtreme } from '../../scripts/soak/extremes.ts';
import { newTally } from '../../scripts/soak/report.ts';
import { storedSample } from '../../scripts/soak/samples.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/whole.ts';

// Primes, so that the sample takes ever different pairs of fields and extremes.
const EXPORTED = 29;
const OPENED = 197;
const SURROUNDINGS = 83;

const games = everyExtreme(storedSample);
const exported = games.filter((_, i) => i % EXPORTED === 0);
const silent = () => newTally(() => undefined);

// Recording so many pages would take most of the time.
test.use({ trace: 'off' });

if (inTurn(0, 3))
  test('games with extremes in their fields leave the library and its other games as they are', async ({
    browser,
    baseURL,
  }) => {
    const tally = silent();
    await soakDamagedGames({ browser, address: baseURL ?? '' }, tally, games, OPENED);
    expect(tally.complaints).toEqual([]);
  });

if (inTurn(1, 3))
  test('exports with extremes in their fields are imported or refused', async ({ browser, baseURL }) => {
    const tally = silent();
    await soakExports({ browser, address: baseURL ?? '' }, tally, exported, SURROUNDINGS);
    expect(tally.complaints).toEqual([]);
  });

if (inTurn(2, 3))
  test('extremes in the other stored data leave a page that works', async ({ browser, baseURL }) => {
    const tally = silent();
    const place = { browser, address: baseURL ?? '' };
    await soakLocalStorage(place, tally, SURROUNDINGS);
    await soakHistory(place, tally, SURROUNDINGS);
    expect(tally.complaints).toEqual([]);
  });
