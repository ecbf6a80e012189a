import { withActions } from '../../../src/engine/game/action.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { currentPosition, historyAt, outcomeOf } from '../../../src/engine/game/game.ts';
import type { DrawReason } from '../../../src/engine/rules/outcome.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';
import type { BySide, Side } from '../../../src/engine/rules/side.ts';
import { WHITE, otherSide } from '../../../src/engine/rules/side.ts';
import { mean } from '../figures.ts';
import { questionAbout } from './asking.ts';
import type { Contender } from './contender.ts';
import type { Allowance, PlayerKind } from './question.ts';
import { forMs } from './question.ts';

/** A game that has lasted for so many actions is drawn. */
const MOST_ACTIONS = 300;

/** A player, and what it is allowed. */
export interface Entrant {
  readonly kind: PlayerKind;
  /** `even` is as much time as the other player has taken for its actions, on the average. */
  readonly allowance: Allowance | 'even';
}

/** What a game came to for the one who played White, and the milliseconds of each action. */
export interface Played {
  readonly score: 0 | 0.5 | 1;
  /** Why it was drawn; null if it was not. */
  readonly drawnBy: DrawReason | 'length' | null;
  readonly actions: number;
  readonly times: BySide<readonly number[]>;
}

/** Who plays, and the process in which they do. */
export type Seat = Entrant & { readonly contender: Contender };

/**
 * A game from an opening to its end. It is drawn when a position has occurred three times, when somebody who
 * may claim a draw for another reason thinks that the game is going against them, and after so many actions.
 */
export async function playGame(opening: Game, seed: number, seats: BySide<Seat>): Promise<Played> {
  const times: BySide<number[]> = [[], []];
  let game = opening;
  const end = (score: Played['score'], drawnBy: Played['drawnBy']): Played => ({
    score,
    drawnBy,
    actions: game.steps.length,
    times,
  });
  for (;;) {
    const outcome = outcomeOf(game);
    if (outcome) return outcome.winner === null ? end(0.5, outcome.reason) : end(winOf(outcome.winner), null);
    const position = currentPosition(game);
    const claims = game.variant.claims(position, historyAt(game, game.steps.length));
    if (claims.includes('threefold')) return end(0.5, 'threefold');
    if (game.steps.length >= MOST_ACTIONS) return end(0.5, 'length');
    const { contender, allowance } = seats[position.turn];
    const allowed = allowance === 'even' ? forMs(usualOf(times[otherSide(position.turn)])) : allowance;
    const { action, score, ms } = await contender.ask(questionAbout(game, allowed, seed));
    times[position.turn].push(ms);
    const [claim] = claims;
    if (claim !== undefined && score !== null && score < 0) return end(0.5, claim);
    game = unwrap(withActions(game, [action]));
  }
}

/** Whoever begins has nothing yet to go by. */
const FIRST_MS = 500;

const usualOf = (times: readonly number[]): number => (times.length === 0 ? FIRST_MS : mean(times));

const winOf = (winner: Side): 0 | 1 => (winner === WHITE ? 1 : 0);
