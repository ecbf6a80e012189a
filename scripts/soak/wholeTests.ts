import { spawnSync } from 'node:child_process';
import type { Tally } from './report.ts';

/** Runs the browser tests through everything of which `npm test` takes samples. */
export function soakTests(tally: Tally): void {
  const { status } = spawnSync('npx', ['playwright', 'test'], {
    env: { ...process.env, WHOLE: '1' },
    stdio: 'inherit',
  });
  if (status !== 0) tally.complain('browser tests', 'not all passed; their list is above');
}
