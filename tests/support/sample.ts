import { execFileSync } from 'node:child_process';

/** The hash of the commit; of a copy without its history, zero. */
export const commit = readCommit();

function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '0'.repeat(40);
  }
}

/**
 * One of every `stride` things in a list, which must have that many. The commit decides which, so that in time all are
 * taken; another `turn` takes others of the same commit, so that tests of the same things divide them among themselves.
 */
export function sampleOf<T>(all: readonly T[], stride: number, turn = 0): readonly T[] {
  const first = (Number.parseInt(commit.slice(0, 8), 16) + turn) % stride;
  return all.filter((_, i) => i % stride === first);
}
