import type { Variant } from '../../../src/engine/rules/variant.ts';
import type { Level } from '../../../src/engine/search/thought.ts';
import { levels } from '../../../src/engine/search/thought.ts';
import type { MatchOptions } from './match.ts';
import { reportMatch } from './match.ts';
import type { Entrant } from './matchGame.ts';
import { atLevel, forMs } from './question.ts';

const at = (level: Level): Entrant => ({ kind: 'thinker', allowance: atLevel(level) });

/** The lowest level against players who do not think, and each other level against the one below; only levels that are asked for. */
export async function benchLadder(variant: Variant, options: MatchOptions): Promise<void> {
  if (options.levels.includes(1))
    for (const kind of ['random', 'greedy'] as const)
      await reportMatch(`level 1, ${kind}`, variant, [at(1), { kind, allowance: forMs(1) }], options);
  for (const [i, level] of levels.slice(1).entries()) {
    const below = levels[i];
    if (below !== undefined && options.levels.includes(level))
      await reportMatch(`level ${String(level)}, ${String(below)}`, variant, [at(level), at(below)], options);
  }
}
