// Runs the tests of the engine for Stryker: all of them bundled into one script that is evaluated again for
// every mutant. That takes a tenth of a second; starting Vitest takes a whole one. See stryker.config.mjs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import vm from 'node:vm';
import { build } from 'vite';
import * as registered from './registered.mjs';

const NAMESPACE = '__stryker__';
const [PASSED, FAILED] = [0, 1];
/**
 * The file in which the first run leaves the milliseconds of each test, for the runners that try mutants
 * later.
 */
const DURATIONS = 'durations.json';
/** The assumed number of kills of a test about which nothing is known yet. */
const UNKNOWN = 0.005;

/**
 * The instrumented engine and its tests, as a function that evaluates them. Its argument says which mutant is
 * active, and what to call whenever that one is reached. Coverage is counted only in the first run, since it
 * takes more time than everything else.
 */
async function bundled(root) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: path.join(root, 'scripts/mutation/tests.ts'),
      target: 'esnext',
      minify: false,
      write: false,
      rolldownOptions: { output: { format: 'es', codeSplitting: false } },
    },
  });
  const [{ code, imports }] = output;
  const modules = {};
  for (const name of imports) modules[name] = name === 'vitest' ? registered : await import(name);
  const evaluated = (text) => {
    const script = new vm.Script(`(async function (modules, mutants) {${withoutImports(text)}\n})`, {
      filename: path.join(root, 'tests.js'),
    });
    const evaluate = script.runInThisContext();
    return (mutants) => evaluate(modules, mutants);
  };
  return { counting: evaluated(code), trying: evaluated(withoutCounting(code)) };
}

/** Removes the calls that count coverage, and makes the check for a mutant a comparison of numbers. */
function withoutCounting(code) {
  const light = code
    .replace(/stryCov_9fa48[$\d]*\([", \d]+\)(?:, |(;))/g, '$1')
    .replace(/stryMutAct_9fa48[$\d]*\("(\d+)"\)/g, '(mutants.alive === $1 && mutants.reached())');
  // Otherwise all mutants would seem to survive.
  if (!light.includes('mutants.reached()'))
    throw new Error('Stryker writes its mutants otherwise than it did.');
  return light;
}

/**
 * A module as the body of a function with its imports as arguments: scripts can be evaluated again, modules
 * cannot.
 */
const withoutImports = (code) =>
  code
    .replace(/^import ([\w$]+) from "(.+)";$/gm, 'const $1 = modules["$2"].default;')
    .replace(/^import \* as ([\w$]+) from "(.+)";$/gm, 'const $1 = modules["$2"];')
    .replace(
      /^import \{(.+)\} from "(.+)";$/gm,
      (_, names, name) => `const {${names.replaceAll(' as ', ': ')}} = modules["${name}"];`,
    )
    .replace(/^export \{.*\};$/gm, '');

class EngineTests {
  #tests = { counting: async () => {}, trying: async () => {} };
  /** By file, how many of its mutants each test killed: the same tests mostly kill the mutants of a file. */
  #kills = new Map();
  #durations = {};

  /** Every mutant gets a fresh engine and tests, so that it finds nothing that another has left. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    process.env.FEW_RUNS = '1';
    this.#tests = await bundled(process.cwd());
    if (existsSync(DURATIONS)) this.#durations = JSON.parse(readFileSync(DURATIONS, 'utf8'));
  }

  async dryRun() {
    const coverage = (globalThis[NAMESPACE] ??= {});
    const tests = await registered.registeredBy(this.#tests.counting);
    const results = [];
    for (const test of tests) {
      coverage.currentTestId = test.name;
      results.push(await resultOf(test));
      coverage.currentTestId = undefined;
    }
    const durations = Object.fromEntries(results.map(({ name, duration }) => [name, duration]));
    writeFileSync(DURATIONS, JSON.stringify(durations));
    return { status: 'complete', tests: results, mutantCoverage: coverage.mutantCoverage };
  }

  async mutantRun({ activeMutant, hitLimit = Infinity, mutantActivation, testFilter }) {
    const id = Number(activeMutant.id);
    const mutants = mutantsOf(hitLimit);
    if (mutantActivation === 'static') mutants.alive = id;
    let tests;
    try {
      tests = await registered.registeredBy(() => this.#tests.trying(mutants));
    } catch (error) {
      return mutants.timeout() ?? killed('the tests cannot be loaded', String(error), 0);
    }
    mutants.alive = id;
    const kills = this.#kills.get(activeMutant.fileName) ?? new Map();
    this.#kills.set(activeMutant.fileName, kills);
    let count = 0;
    for (const test of this.#ordered(tests, testFilter, kills)) {
      count++;
      const result = await resultOf(test);
      const timeout = mutants.timeout();
      if (timeout) return timeout;
      if (result.status === PASSED) continue;
      kills.set(test.name, (kills.get(test.name) ?? 0) + 1);
      return killed(test.name, result.failureMessage, count);
    }
    return { status: 'survived', nrOfTests: count };
  }

  /** The requested tests, starting with those that kill the most in relation to their time. */
  #ordered(tests, names, kills) {
    const worth = ({ name }) => ((kills.get(name) ?? 0) + UNKNOWN) / (this.#durations[name] ?? 1);
    const wanted = new Set(names);
    return tests.filter(({ name }) => !names || wanted.has(name)).sort((a, b) => worth(b) - worth(a));
  }
}

/** Which mutant is active, and how often it was reached: more than `limit` times means an endless loop. */
function mutantsOf(limit) {
  let count = 0;
  return {
    alive: -1,
    reached() {
      if (++count > limit) throw new Error('reached too often');
      return true;
    },
    timeout: () => (count > limit ? { status: 'timeout', reason: `${count} times in the same place` } : null),
  };
}

const killed = (test, failureMessage, nrOfTests) => ({
  status: 'killed',
  killedBy: [test],
  failureMessage,
  nrOfTests,
});

async function resultOf({ name, run }) {
  const begin = performance.now();
  let failure = null;
  try {
    await run();
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  const duration = performance.now() - begin;
  const told = { id: name, name, duration, timeSpentMs: Math.ceil(duration) };
  return failure === null
    ? { ...told, status: PASSED }
    : { ...told, status: FAILED, failureMessage: failure };
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'engine', factory: Object.assign(() => new EngineTests(), { inject: [] }) },
];
