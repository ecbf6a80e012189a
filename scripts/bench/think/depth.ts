import type { Variant } from '../../../src/engine/rules/variant.ts';
import { median, report } from '../figures.ts';
import { questionAbout } from './asking.ts';
import { startContender } from './contender.ts';
import type { PlayerKind } from './question.ts';
import { forMs } from './question.ts';
import { samplesOf } from './samples.ts';

const POSITIONS = 12;
const MS = 1000;

/** How many actions ahead the thinker looks everywhere in a second, and the plain player beside it. */
export async function benchDepth(variant: Variant): Promise<void> {
  const samples = samplesOf(variant, POSITIONS);
  const kinds: readonly PlayerKind[] = ['thinker', 'plain'];
  const depths: string[] = [];
  for (const kind of kinds) {
    const contender = await startContender(kind, variant.id);
    const found: number[] = [];
    for (const [i, sample] of samples.entries())
      found.push((await contender.ask(questionAbout(sample, forMs(MS), i))).depth);
    contender.end();
    depths.push(
      `${kind} ${String(median(found))} (${String(Math.min(...found))} to ${String(Math.max(...found))})`,
    );
  }
  report(`depth in 1 s, ${variant.id}: median (all)`, depths.join(', '));
}
