import type { Page } from 'playwright';
import { at } from '../../src/engine/at.ts';
import { oneOfEachName, registry } from '../../tests/support/registry.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { currentPosition, movesAt } from '../../src/engine/game/game.ts';
import { nextChoices, candidatesOf } from '../../src/engine/game/candidates.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import type { Move } from '../../src/engine/rules/move.ts';
import { picksFor } from '../../tests/support/picks.ts';
import { busiestGames } from './busiest.ts';
import type { BuiltPage } from '../builtPage.ts';
import { newPage, slowed } from '../builtPage.ts';
import { report, spread } from './figures.ts';
import type { Hand, Screen } from './hand.ts';
import { handOn, openGame } from './hand.ts';
import { timePaints } from './paintTimes.ts';

/** How many times slower than this machine the device is, the clicks that are timed, and the milliseconds between. */
const PACES = [
  { slowness: 1, clicks: 200, rest: 60 },
  { slowness: 6, clicks: 200, rest: 150 },
] as const;

/** Positions of each variant. */
const POSITIONS = 5;
/** Pieces in each position: those with the most moves. */
const PIECES = 4;

/** What the page does while it is clicked. */
interface Scene {
  readonly name: string;
  readonly screen: Screen;
  /** Begins it after a game has been opened. */
  readonly begin: (page: Page) => Promise<void>;
}

const openAnalysis = (page: Page) => page.getByRole('tab', { name: 'Analysis' }).click();

const PLAYING: Scene = { name: 'click to paint', screen: 'play', begin: () => Promise.resolve() };

const THINKING: readonly Scene[] = [
  {
    name: 'click to paint while it analyses',
    screen: 'explore',
    begin: async (page) => {
      await openAnalysis(page);
      await page.getByRole('switch', { name: 'Analysis' }).click();
    },
  },
  {
    name: 'click to paint while it proves',
    screen: 'explore',
    begin: async (page) => {
      await openAnalysis(page);
      await page.getByRole('button', { name: 'Prove it' }).click();
    },
  },
];

/**
 * How long the page takes from a click to its painted result, in the busiest positions of random games: pieces
 * with many moves are picked, moved, and taken back.
 */
export async function benchClicks(built: BuiltPage): Promise<void> {
  for (const variant of registry) await benchScene(built, variant, PLAYING);
}

/** The same in Explore, while the worker looks for the best lines, and while it proves who wins. */
export async function benchClicksThinking(built: BuiltPage): Promise<void> {
  for (const variant of oneOfEachName) for (const scene of THINKING) await benchScene(built, variant, scene);
}

async function benchScene(built: BuiltPage, variant: Variant, { name, screen, begin }: Scene): Promise<void> {
  const games = busiestGames(variant, POSITIONS);
  for (const { slowness, clicks, rest } of PACES) {
    const page = await newPage(built);
    await timePaints(page);
    const times: number[] = [];
    for (const game of games) {
      await openGame(page, built.address, game, screen);
      await begin(page);
      const enough = times.length + clicks / games.length;
      await slowed(page, slowness, () => clickAbout(page, game, handOn(page, screen, rest), times, enough));
    }
    await page.close();
    report(
      `${name}, ${variant.id}, ${String(slowness)} × slower`,
      `${spread(times, 'ms')} (${String(times.length)} clicks)`,
    );
  }
}

/** Makes moves and takes them back until there are enough times. */
async function clickAbout(
  page: Page,
  game: Game,
  hand: Hand,
  times: number[],
  enough: number,
): Promise<void> {
  const movesOfPieces = busyPieces(game);
  for (let round = 0; times.length < enough; round++) {
    const moves = at(movesOfPieces, round % movesOfPieces.length);
    // A different move in each round.
    const move = at(moves, (round * 7) % moves.length);
    const clicks = [...picksFor(game, move).map((choice) => () => hand.choose(choice)), hand.undo];
    for (const click of clicks) {
      const time = await click();
      if (time === null) throw new Error(`In ${page.url()} something covers what is to be clicked.`);
      times.push(time);
    }
  }
}

/** The moves of the pieces that have the most. */
function busyPieces(game: Game): (readonly Move[])[] {
  const { variant, steps } = game;
  const candidates = candidatesOf(variant, currentPosition(game), movesAt(game, steps.length));
  return nextChoices(candidates, [])
    .map(({ moves }) => moves)
    .sort((one, other) => other.length - one.length)
    .slice(0, PIECES);
}
