import { spawnSync } from 'node:child_process';
import type { Tally } from './report.ts';

/**
 * The tests of random trees and games. Those of links and records take 40 trees of each board in `npm test`, and
 * 1,000 here; those of the rulebooks’ cards and reasons 15 and 8 games of each game, and 375 and 200 here.
 */
const TESTS = [
  'tests/engine/tree',
  'tests/engine/record/treeLink.test.ts',
  'tests/engine/record/treeText.test.ts',
  'tests/engine/movementMaps.test.ts',
  'tests/rulebook/cards.test.ts',
  'tests/rulebook/reasons.test.ts',
];
const TIMES = 25;

/** Runs the tests of random trees and games with many times as many of them. */
export function soakTrees(tally: Tally): void {
  const { status } = spawnSync('npx', ['vitest', 'run', ...TESTS, '--testTimeout=0'], {
    env: { ...process.env, TIMES_RUNS: String(TIMES) },
    stdio: 'inherit',
  });
  tally.add('random trees, times the tests’', TIMES);
  if (status !== 0) tally.complain('trees', 'a property does not hold; see above');
}
