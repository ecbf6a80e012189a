import { spawnSync } from 'node:child_process';
import type { Tally } from './report.ts';

/** The tests of random trees. Those of links and records take 40 trees of each board in `npm test`, and 1,000 here. */
const TESTS = [
  'tests/engine/tree',
  'tests/engine/record/treeLink.test.ts',
  'tests/engine/record/treeText.test.ts',
];
const TIMES = 25;

/** Runs the tests of random trees with many times as many trees. */
export function soakTrees(tally: Tally): void {
  const { status } = spawnSync('npx', ['vitest', 'run', ...TESTS, '--testTimeout=0'], {
    env: { ...process.env, TIMES_RUNS: String(TIMES) },
    stdio: 'inherit',
  });
  tally.add('random trees, times the tests’', TIMES);
  if (status !== 0) tally.complain('trees', 'a property does not hold; see above');
}
