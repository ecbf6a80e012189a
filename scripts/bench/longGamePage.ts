import type { Page } from 'playwright';
import type { Game } from '../../src/engine/game/game.ts';
import { newGame, positionAt, takeBackTo, withMove } from '../../src/engine/game/game.ts';
import type { Move } from '../../src/engine/rules/move.ts';
import { oneOfEachName } from '../../tests/support/registry.ts';
import { picksFor } from '../../tests/support/picks.ts';
import type { BuiltPage } from '../builtPage.ts';
import { newPage } from '../builtPage.ts';
import { median, report } from './figures.ts';
import { handOn, openGame } from './hand.ts';
import { TURNS, longGame } from './longGame.ts';
import { timePaints } from './paintTimes.ts';

/** The lengths of the game, in actions, at which some actions are timed. */
const MARKS = [10, 100, 500, 1000];
/** How many actions before a mark are timed for it. */
const LAST = 10;
/** Milliseconds between two clicks. */
const REST = 150;

/**
 * The time from the click that makes a move to its painted result, early and late in a long game of each
 * variant. The last actions are also timed in a game that begins with them, since some positions take longer
 * than others.
 */
export async function benchLongGamePage(built: BuiltPage): Promise<void> {
  const page = await newPage(built);
  await timePaints(page);
  for (const variant of oneOfEachName) {
    const game = longGame(variant, TURNS);
    const end = game.steps.length;
    const marks = [...MARKS.filter((mark) => mark <= end - LAST), end];
    const late: string[] = [];
    let last = NaN;
    for (const mark of marks) {
      last = await timeOf(page, built, before(game, mark), movesOf(game, mark));
      late.push(`${last.toFixed(1)} ms at action ${String(mark)}`);
    }
    const begun = newGame(variant, positionAt(game, end - LAST));
    const early = await timeOf(page, built, begun, movesOf(game, end));
    report(
      `an action of ${variant.id}, page`,
      `${late.join(', ')}; the last ones after none ${early.toFixed(1)} ms: ${(last / early).toFixed(2)} ×`,
    );
  }
  await page.close();
}

/** The game before the actions that are timed for a mark. */
const before = (game: Game, mark: number): Game => ({ ...takeBackTo(game, mark - LAST), redoSteps: [] });
const movesOf = (game: Game, mark: number): Move[] =>
  game.steps.slice(mark - LAST, mark).map(({ move }) => move);

/** The median time of the clicks that make the moves. */
async function timeOf(
  page: Page,
  { address }: BuiltPage,
  begun: Game,
  moves: readonly Move[],
): Promise<number> {
  await openGame(page, address, begun);
  const hand = handOn(page, 'play', REST);
  const times: number[] = [];
  let game = begun;
  for (const move of moves) {
    const picks = picksFor(game, move);
    for (const [i, choice] of picks.entries()) {
      const time = await hand.choose(choice);
      if (time === null) throw new Error(`In ${page.url()} something covers what is to be clicked.`);
      if (i === picks.length - 1) times.push(time);
    }
    game = withMove(game, move);
  }
  return median(times);
}
