import type { Variant } from '../../src/engine/rules/variant.ts';
import { boardNamed } from './think/boards.ts';
import { benchDepth } from './think/depth.ts';
import { benchGrowth } from './think/growth.ts';
import { benchLadder } from './think/ladder.ts';
import type { MatchOptions } from './think/match.ts';
import { reportMatch } from './think/match.ts';
import { readThinkOptions } from './think/options.ts';
import type { PlayerKind } from './think/question.ts';
import { forMs } from './think/question.ts';
import { benchSpeed } from './think/speed.ts';
import { benchStopping } from './think/stopping.ts';
import { benchWins } from './think/wins.ts';

type Parts = Readonly<Record<string, (variant: Variant, options: MatchOptions) => Promise<void>>>;

/** The thinker against the plain player, with so many milliseconds for each action of either. */
const againstPlain = (ms: number, plainMs: number) => (variant: Variant, options: MatchOptions) =>
  reportMatch(
    `${String(ms)} ms, plain ${String(plainMs)} ms`,
    variant,
    [
      { kind: 'thinker', allowance: forMs(ms) },
      { kind: 'plain', allowance: forMs(plainMs) },
    ],
    options,
  );

/** The floor: plain UCT with ten times the time. */
const againstUct = (variant: Variant, options: MatchOptions) =>
  reportMatch(
    '50 ms, UCT 500 ms',
    variant,
    [
      { kind: 'thinker', allowance: forMs(50) },
      { kind: 'uct', allowance: forMs(500) },
    ],
    options,
  );

/** Orthodox chess against another program, with as much time as it takes. */
const againstOther = (kind: PlayerKind, ms: number | null) => (variant: Variant, options: MatchOptions) =>
  reportMatch(
    `even time, ${kind}`,
    variant,
    [
      { kind: 'thinker', allowance: ms === null ? 'even' : forMs(ms) },
      { kind, allowance: forMs(ms ?? 0) },
    ],
    options,
  );

/** Matches of orthodox chess, which is none of the variants that are measured otherwise. */
const orthodoxParts: Parts = {
  'js-chess-engine': againstOther('js-chess-engine', null),
  'stockfish-1900': againstOther('stockfish 1900', 200),
  'stockfish-2100': againstOther('stockfish 2100', 200),
};

const parts: Parts = {
  speed: benchSpeed,
  depth: benchDepth,
  stop: benchStopping,
  memory: benchGrowth,
  equal: againstPlain(100, 100),
  tenth: againstPlain(50, 500),
  fiftieth: againstPlain(20, 1000),
  uct: againstUct,
  ladder: benchLadder,
  wins: benchWins,
};

/**
 * Measures the thinker: `think [PART…] [--games N] [--variant ID]… [--at-once N] [--seed S] [--level L]…`. Matches
 * of 40 games of one board of each game unless it says otherwise.
 */
export async function benchThink(args: readonly string[]): Promise<void> {
  const options = readThinkOptions(args, [...Object.keys(parts), ...Object.keys(orthodoxParts)]);
  const run = async (some: Parts, ids: readonly string[]) => {
    for (const [name, measure] of Object.entries(some))
      if (options.parts.length === 0 || options.parts.includes(name))
        for (const id of ids) await measure(boardNamed(id), options);
  };
  await run(parts, options.variants);
  await run(orthodoxParts, ['orthodox']);
}
