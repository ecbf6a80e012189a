import type { Game } from '../../../src/engine/game/game.ts';
import type { BySide } from '../../../src/engine/rules/side.ts';
import { BLACK, WHITE, bySide } from '../../../src/engine/rules/side.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import type { Level } from '../../../src/engine/search/thought.ts';
import { mean, report } from '../figures.ts';
import type { Contender } from './contender.ts';
import { startContender } from './contender.ts';
import { intervalOf, intervalText } from './interval.ts';
import type { Entrant, Played } from './matchGame.ts';
import { playGame } from './matchGame.ts';
import { openingsOf } from './opening.ts';
import { forMs } from './question.ts';

/** How long each player thinks before the first game, so that its code is compiled when it counts. */
const WARM_UP_MS = 1000;

/** How many positions are looked at for an even opening: more than a player does in its time. */
const OPENING_NODES = 300_000;

/** How the matches are played. */
export interface MatchOptions {
  /** How many games, in pairs. */
  readonly games: number;
  readonly seed: number;
  /** How many games are played at the same time. */
  readonly atOnce: number;
  /** Which levels the ladder plays against those below them. */
  readonly levels: readonly Level[];
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
  const openings = openingsOf(variant, Math.ceil(games / 2), seed, OPENING_NODES);
  const waiting = [...openings.entries()];
  const pairs: Pair[] = [];
  await Promise.all(
    Array.from({ length: Math.min(atOnce, waiting.length) }, async () => {
      const contenders = await startBoth(variant, entrants);
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        pairs.push(await playPair(next[1], seed * 1000 + next[0], entrants, contenders));
        console.error(
          `${what}, ${variant.id}: ${intervalText(scoresOf(pairs))} of ${String(2 * pairs.length)} games`,
        );
      }
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
    `${intervalText(scoresOf(pairs))}: ${count(1)} won, ${count(0.5)} drawn${drawsText(pairs)}, ${count(0)} lost; ${times[0]} and ${times[1]} ms an action, ${mean(pairs.flatMap((pair) => pair.actions)).toFixed(0)} actions a game`,
  );
}

const scoresOf = (pairs: readonly Pair[]) => intervalOf(pairs.map((pair) => mean(pair.scores)));

/** ` (3 threefold, 1 length)`: why games were drawn, if any were. */
function drawsText(pairs: readonly Pair[]): string {
  const reasons = pairs.flatMap((pair) => pair.drawnBy.filter((reason) => reason !== null));
  const texts = [...new Set(reasons)].map(
    (reason) => `${String(reasons.filter((other) => other === reason).length)} ${reason}`,
  );
  return texts.length === 0 ? '' : ` (${texts.join(', ')})`;
}

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
  readonly drawnBy: readonly Played['drawnBy'][];
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
    drawnBy: [asWhite.drawnBy, asBlack.drawnBy],
    actions: [asWhite.actions, asBlack.actions],
    times: [
      [...asWhite.times[WHITE], ...asBlack.times[BLACK]],
      [...asWhite.times[BLACK], ...asBlack.times[WHITE]],
    ],
  };
}
