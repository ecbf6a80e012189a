import { unwrap } from '../../../src/engine/rules/result.ts';
import { withActions } from '../../../src/engine/game/action.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { currentPosition, historyAt, outcomeOf } from '../../../src/engine/game/game.ts';
import type { BySide, Side } from '../../../src/engine/rules/side.ts';
import { BLACK, WHITE, bySide } from '../../../src/engine/rules/side.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { report } from '../figures.ts';
import type { Contender } from './contender.ts';
import { startContender } from './contender.ts';
import { intervalOf, intervalText } from './interval.ts';
import { openingsOf } from './opening.ts';
import type { Allowance, PlayerKind } from './question.ts';
import { forMs } from './question.ts';

/** A game that has lasted for so many actions is drawn. */
const MOST_ACTIONS = 300;
/** How long each player thinks before the first game, so that its code is compiled when it counts. */
const WARM_UP_MS = 1000;

/** Who plays, and with what allowance. */
export interface Entrant {
  readonly kind: PlayerKind;
  readonly allowance: Allowance;
}

/** How the matches are played. */
export interface MatchOptions {
  /** How many games, in pairs. */
  readonly games: number;
  readonly seed: number;
  /** How many games are played at the same time. */
  readonly atOnce: number;
}

/** What a game came to for the one who played White, and the milliseconds of each action. */
interface Played {
  readonly score: 0 | 0.5 | 1;
  readonly actions: number;
  readonly times: BySide<readonly number[]>;
}

/**
 * Plays a match of two entrants and reports how the first one did: pairs of games from the same opening, with
 * the colours changed.
 */
export async function reportMatch(
  what: string,
  variant: Variant,
  entrants: readonly [Entrant, Entrant],
  { games, seed, atOnce }: MatchOptions,
): Promise<void> {
  const openings = openingsOf(variant, Math.ceil(games / 2), seed);
  const waiting = [...openings.entries()];
  const pairs: Pair[] = [];
  await Promise.all(
    Array.from({ length: Math.min(atOnce, waiting.length) }, async () => {
      const contenders = await startBoth(variant, entrants);
      for (let next = waiting.shift(); next; next = waiting.shift())
        pairs.push(await playPair(next[1], seed * 1000 + next[0], entrants, contenders));
      contenders.forEach((contender) => {
        contender.end();
      });
    }),
  );
  const scores = pairs.flatMap((pair) => pair.scores);
  const count = (score: number) => String(scores.filter((other) => other === score).length);
  const times = bySide((side) => mean(pairs.flatMap((pair) => pair.times[side])).toFixed(1));
  report(
    `${what}, ${variant.id}`,
    `${intervalText(intervalOf(pairs.map((pair) => mean(pair.scores))))}: ${count(1)} won, ${count(0.5)} drawn, ${count(0)} lost; ${times[0]} and ${times[1]} ms an action, ${mean(pairs.flatMap((pair) => pair.actions)).toFixed(0)} actions a game`,
  );
}

const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length);

async function startBoth(
  variant: Variant,
  entrants: readonly [Entrant, Entrant],
): Promise<readonly [Contender, Contender]> {
  const [one, other] = await Promise.all(entrants.map(({ kind }) => startContender(kind, variant.id)));
  if (!one || !other) throw new Error('A match has two players.');
  const start = variant.writePosition(variant.start);
  for (const contender of [one, other])
    await contender.ask({ variant: variant.id, start, actions: [], allowance: forMs(WARM_UP_MS), seed: 1 });
  return [one, other];
}

/** Two games from one opening: the scores of the first entrant, and the times of both. */
interface Pair {
  readonly scores: readonly number[];
  readonly actions: readonly number[];
  readonly times: BySide<readonly number[]>;
}

async function playPair(
  opening: Game,
  seed: number,
  [first, second]: readonly [Entrant, Entrant],
  [one, other]: readonly [Contender, Contender],
): Promise<Pair> {
  const ours = { ...first, contender: one };
  const theirs = { ...second, contender: other };
  const asWhite = await playGame(opening, seed * 2, [ours, theirs]);
  const asBlack = await playGame(opening, seed * 2 + 1, [theirs, ours]);
  return {
    scores: [asWhite.score, 1 - asBlack.score],
    actions: [asWhite.actions, asBlack.actions],
    times: [
      [...asWhite.times[WHITE], ...asBlack.times[BLACK]],
      [...asWhite.times[BLACK], ...asBlack.times[WHITE]],
    ],
  };
}

type Seat = Entrant & { readonly contender: Contender };

/**
 * A game from an opening to its end. It is drawn when a position has occurred three times, when somebody who
 * may claim a draw for another reason thinks that the game is going against them, and after so many actions.
 */
async function playGame(opening: Game, seed: number, seats: BySide<Seat>): Promise<Played> {
  const { variant } = opening;
  const times: BySide<number[]> = [[], []];
  let game = opening;
  const end = (score: Played['score']): Played => ({ score, actions: game.steps.length, times });
  for (;;) {
    const outcome = outcomeOf(game);
    if (outcome) return end(scoreOf(outcome.winner));
    const position = currentPosition(game);
    const claims = variant.claims(position, historyAt(game, game.steps.length));
    if (claims.includes('threefold') || game.steps.length >= MOST_ACTIONS) return end(0.5);
    const { contender, allowance } = seats[position.turn];
    const { action, score, ms } = await contender.ask({
      variant: variant.id,
      start: variant.writePosition(game.start),
      actions: game.steps.map((step) => step.action),
      allowance,
      seed,
    });
    times[position.turn].push(ms);
    if (claims.length > 0 && score !== null && score < 0) return end(0.5);
    game = unwrap(withActions(game, [action]));
  }
}

function scoreOf(winner: Side | null): Played['score'] {
  if (winner === null) return 0.5;
  return winner === WHITE ? 1 : 0;
}
