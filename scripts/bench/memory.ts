import type { CDPSession } from 'playwright';
import { newGame, withMove } from '../../src/engine/game/game.ts';
import { oneOfEachName } from '../../tests/support/registry.ts';
import { picksFor } from '../../tests/support/picks.ts';
import type { BuiltPage } from '../builtPage.ts';
import { newPage } from '../builtPage.ts';
import { report } from './figures.ts';
import { handOn, openGame } from './hand.ts';
import { timePaints } from './paintTimes.ts';
import { randomGame } from './randomGames.ts';

/**
 * Games after which the page has created its one-time objects, and the browser has compiled most hot code.
 */
const FIRST = 25;
const GAMES = 50;
/** The number of actions in each game. */
const STEPS = 4;

/** The memory of a page after some new games and after many more. */
export async function benchMemory(built: BuiltPage): Promise<void> {
  for (const variant of oneOfEachName) {
    const page = await newPage(built);
    await timePaints(page);
    await openGame(page, built.address, newGame(variant));
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const hand = handOn(page, 'play', 0);
    const playGames = async (count: number) => {
      for (let seed = 0; seed < count; seed++) {
        let game = newGame(variant);
        for (const { move } of randomGame(variant, seed, STEPS).steps) {
          for (const choice of picksFor(game, move)) await hand.choose(choice);
          game = withMove(game, move);
        }
        await page.getByRole('button', { name: 'New game', exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Start a new game' }).click();
        await page.locator('.record-empty').waitFor();
      }
    };
    await playGames(FIRST);
    const before = await saved(client);
    await playGames(GAMES);
    const after = await saved(client);
    await page.close();
    const growth = (after.heap - before.heap) / GAMES;
    report(
      `memory after ${String(FIRST)} and ${String(FIRST + GAMES)} games of ${variant.id}`,
      `${megabytes(before.heap)} and ${megabytes(after.heap)}, ${(growth / 1000).toFixed(1)} kB a game; ${String(before.nodes)} and ${String(after.nodes)} nodes; ${String(before.listeners)} and ${String(after.listeners)} listeners`,
    );
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

/** The memory in use after garbage collection. */
async function saved(client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}
