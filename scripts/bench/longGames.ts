import { readAction } from '../../src/engine/game/action.ts';
import { registry } from '../../tests/support/registry.ts';
import { claimsIn } from '../../src/engine/game/ending.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { newGame, outcomeOf, positionAt, withMove } from '../../src/engine/game/game.ts';
import { hintToShow } from '../../src/engine/game/hints.ts';
import { median, report } from './figures.ts';
import { TURNS, longGame } from './longGame.ts';
import { say } from '../../src/words/say.ts';

/** How many actions at the end of a game are timed. */
const LAST = 20;
const ROUNDS = 15;

/**
 * The engine’s time for the last actions of a long game of each variant, and for the same actions in a game
 * that begins with them, since some positions take longer than others.
 */
export function benchLongGames(): void {
  for (const variant of registry) {
    const long = longGame(variant, TURNS);
    const actions = long.steps.map(({ action }) => action);
    const last = actions.slice(-LAST);
    const begun = newGame(variant, positionAt(long, actions.length - LAST));
    const inLong: number[] = [];
    const inShort: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const times = [
        actionTimes(newGame(variant, long.start), actions).slice(-LAST),
        actionTimes(begun, last),
      ] as const;
      // The first round warms up.
      if (round === 0) continue;
      inLong.push(...times[0]);
      inShort.push(...times[1]);
    }
    const [late, early] = [median(inLong), median(inShort)];
    report(
      `an action of ${variant.id}, engine`,
      `${late.toPrecision(3)} ms after ${String(actions.length - LAST)} others, ${(late / early).toFixed(2)} × the same after none`,
    );
  }
}

/**
 * Milliseconds for each of the actions, played one after the other: the legal moves, the move, and what the
 * screen then asks for (the end, the claims, the hints).
 */
function actionTimes(begun: Game, actions: readonly string[]): number[] {
  let game = begun;
  return actions.map((action) => {
    const begin = performance.now();
    const move = readAction(game, action);
    if (!move.ok) throw new Error(say(move.message));
    game = withMove(game, move.value);
    outcomeOf(game);
    claimsIn(game);
    hintToShow(game, () => true);
    return performance.now() - begin;
  });
}
