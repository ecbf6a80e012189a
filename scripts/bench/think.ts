import { unwrap } from '../../src/engine/rules/result.ts';
import { variantOf } from '../../src/engine/registry.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { benchDepth } from './think/depth.ts';
import { benchGrowth } from './think/growth.ts';
import { benchLadder } from './think/ladder.ts';
import type { MatchOptions } from './think/match.ts';
import { reportMatch } from './think/match.ts';
import { readThinkOptions } from './think/options.ts';
import { forMs } from './think/question.ts';
import { benchSpeed } from './think/speed.ts';
import { benchStopping } from './think/stopping.ts';

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

const parts: Readonly<Record<string, (variant: Variant, options: MatchOptions) => Promise<void>>> = {
  speed: benchSpeed,
  depth: benchDepth,
  stop: benchStopping,
  memory: benchGrowth,
  equal: againstPlain(100, 100),
  tenth: againstPlain(50, 500),
  fiftieth: againstPlain(20, 1000),
  uct: againstUct,
  ladder: benchLadder,
};

/**
 * Measures the thinker: `think [PART…] [--games N] [--variant ID]… [--at-once N] [--seed S]`. Matches of 40
 * games of one board of each game unless it says otherwise.
 */
export async function benchThink(args: readonly string[]): Promise<void> {
  const options = readThinkOptions(args, Object.keys(parts));
  for (const [name, measure] of Object.entries(parts)) {
    if (options.parts.length > 0 && !options.parts.includes(name)) continue;
    for (const id of options.variants) await measure(unwrap(await variantOf(id)), options);
  }
}
