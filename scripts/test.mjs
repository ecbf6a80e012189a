// npm test   installs what is missing and runs every check. The last line is `N passed, N failed`; each test
// counts as one, and so does each other check.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './installed.mjs';
import { root } from './root.mjs';
import { conformanceCounts, otherBrowsersCounts, playwrightCounts, vitestCounts } from './test/counts.mjs';
import { runScript } from './test/script.mjs';

const VECTORS = 'tests/vectors';

/**
 * Every step gets a folder for reports and the names of the steps that failed before it. It returns what it
 * printed, whether it succeeded and, if it ran tests, their counts; it throws if it could not run. A step beside
 * others begins with the first one, because it takes long and uses one core.
 */
const STEPS = [
  { name: 'formatting', run: () => runScript('check:format') },
  { name: 'types', run: () => runScript('check:types') },
  { name: 'dead code', run: () => runScript('check:dead') },
  { name: 'imports', run: () => runScript('check:imports') },
  { name: 'conformance', run: conformance },
  { name: 'build', run: () => runScript('build') },
  { name: 'unit tests', run: unitTests },
  { name: 'lint', run: () => runScript('check:lint'), isBesideOthers: true },
  { name: 'browser tests', run: browserTests },
  { name: 'other browsers', run: otherBrowsers },
];

async function unitTests(reports) {
  const report = path.join(reports, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const result = await runScript('unit', [...reporters, '--allowOnly=false']);
  return withCounts(result, () => vitestCounts(report));
}

async function conformance() {
  const files = readdirSync(path.join(root, VECTORS)).filter((file) => file.endsWith('.jsonl'));
  const result = await runScript(
    'conformance',
    files.map((file) => `${VECTORS}/${file}`),
  );
  return withCounts(result, () => conformanceCounts(result.output));
}

async function browserTests(reports, failedSteps) {
  if (failedSteps.includes('build')) throw new Error('Not run, because there is no build to test.');
  const report = path.join(reports, 'browser.json');
  const result = await runScript('browser', ['--reporter=list,json', '--forbid-only'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PREVIEW_PORT: String(await freePort()),
  });
  return withCounts(result, () => playwrightCounts(report));
}

async function otherBrowsers(_reports, failedSteps) {
  if (failedSteps.includes('build')) throw new Error('Not run, because there is no build to test.');
  const result = await runScript('browsers');
  return withCounts(result, () => otherBrowsersCounts(result.output));
}

/** Adds the counts; a runner that fails may leave no report, but its output says why. */
function withCounts(result, count) {
  try {
    return { ...result, counts: count() };
  } catch (error) {
    return { succeeded: false, output: `${result.output}No counts: ${error.message}\n` };
  }
}

/** A free port, since tests of another checkout may be running. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Runs a step and prints the result: one line if it succeeded, and all its output if not. */
async function taken({ name }, running) {
  process.stdout.write(name.padEnd(16));
  const begin = performance.now();
  const result = await running.catch((error) => ({
    succeeded: false,
    output: `${error.message}\n`,
  }));
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const counts = judged(result);
  const reasons = counts.reasons?.length > 0 ? ` (${counts.reasons.join('; ')})` : '';
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped${reasons}` : '';
  const flaky = counts.flaky > 0 ? `, ${counts.flaky} at another try` : '';
  const verdict = counts.failed > 0 ? 'FAILED' : 'ok';
  console.log(
    `${verdict.padEnd(8)}${`${seconds} s`.padEnd(10)}${counts.passed} passed, ${counts.failed} failed${skipped}${flaky}`,
  );
  if (counts.failed > 0) console.log(`\n${result.output.replace(/^\n+/, '').trimEnd()}\n`);
  return counts;
}

/** A failure outside tests counts as one; so does a runner that found nothing to run and does not say why. */
function judged({ succeeded, counts = { passed: succeeded ? 1 : 0, failed: 0, skipped: 0 } }) {
  const isWell = succeeded && (counts.passed > 0 || counts.reasons?.length > 0);
  return isWell ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

async function main() {
  const total = { passed: 0, failed: 0 };
  const reports = mkdtempSync(path.join(tmpdir(), 'oddboard-test-'));
  try {
    ensureInstalled();
    const failedSteps = [];
    const begun = new Map(STEPS.filter((step) => step.isBesideOthers).map((step) => [step, step.run()]));
    for (const step of STEPS) {
      const running = begun.get(step) ?? step.run(reports, failedSteps);
      const { passed, failed } = await taken(step, running);
      total.passed += passed;
      total.failed += failed;
      if (failed > 0) failedSteps.push(step.name);
    }
  } catch (error) {
    console.log(error.message);
    total.failed++;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

await main();
