import { readFileSync } from 'node:fs';

// How many tests passed, failed and were skipped, according to their runners. A report that is missing or
// inconsistent is an error here, and makes the step fail.

/** The JSON report of Vitest. */
export function vitestCounts(file) {
  const files = read(file).testResults;
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  // A test that passed with failure messages was retried until it passed.
  const passed = tests.filter((test) => test.status === 'passed' && test.failureMessages.length === 0);
  const failed = tests.filter(
    ({ status, failureMessages }) => status === 'failed' || failureMessages.length > 0,
  );
  // A file that cannot be loaded has no tests at all.
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: passed.length,
    failed: failed.length + broken.length,
    skipped: tests.length - passed.length - failed.length,
  };
}

/** The JSON report of Playwright. Tests that passed only on a retry are counted separately. */
export function playwrightCounts(file) {
  const { expected, unexpected, flaky, skipped } = read(file).stats;
  return { passed: expected + flaky, failed: unexpected, skipped, flaky };
}

/** The counts in the last line that the conformance script prints. */
export function conformanceCounts(output) {
  const last = /^(\d+) passed, (\d+) failed$/.exec(output.trimEnd().split('\n').at(-1));
  if (!last) throw new Error('The last line is not a count.');
  return { passed: Number(last[1]), failed: Number(last[2]), skipped: 0 };
}

/**
 * The counts in the last line of the script for the other browsers; the reasons are in `skipped  WebKit:
 * plays: …`.
 */
export function otherBrowsersCounts(output) {
  const last = /^(\d+) passed, (\d+) failed, (\d+) skipped$/.exec(output.trimEnd().split('\n').at(-1));
  if (!last) throw new Error('The last line is not a count.');
  const reasons = [...output.matchAll(/^skipped +(\w+): .*?: (.*)$/gm)].map(
    ([, name, why]) => `${name}: ${why}`,
  );
  return {
    passed: Number(last[1]),
    failed: Number(last[2]),
    skipped: Number(last[3]),
    reasons: [...new Set(reasons)],
  };
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
