// Runs the tests of the engine for Stryker: all of them bundled into one script that is evaluated anew for every
// mutant, which takes a tenth of a second where starting Vitest's machinery takes one. See stryker.config.mjs.
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import vm from 'node:vm';
import { build } from 'vite';
import * as registered from './registered.mjs';

const NAMESPACE = '__stryker__';
const [PASSED, FAILED] = [0, 1];
/** How many tests are tried before the others since they killed lately. */
const FIRST = 10;

/** The instrumented engine and its tests, as a function that evaluates them. */
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
  return new vm.Script(`(async function (modules) {${withoutImports(code)}\n})`, {
    filename: path.join(root, 'tests.js'),
  })
    .runInThisContext()
    .bind(null, modules);
}

/** A module as the body of a function that is given what it imports: scripts can be evaluated anew, modules not. */
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
  #evaluate = async () => {};
  /** Names of tests that killed, the latest first: what changes the same file mostly dies of the same tests. */
  #killers = [];

  /** Every mutant gets the engine and its tests anew, so that it finds nothing that another has left. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    process.env.FEW_RUNS = '1';
    this.#evaluate = await bundled(process.cwd());
  }

  async dryRun() {
    const state = stateAnew();
    const tests = await registered.registeredBy(this.#evaluate);
    const results = [];
    for (const test of tests) {
      state.currentTestId = test.name;
      results.push(await resultOf(test));
      state.currentTestId = undefined;
    }
    return { status: 'complete', tests: results, mutantCoverage: state.mutantCoverage };
  }

  async mutantRun({ activeMutant, hitLimit, mutantActivation, testFilter }) {
    const state = stateAnew();
    state.hitCount = 0;
    state.hitLimit = hitLimit;
    if (mutantActivation === 'static') state.activeMutant = activeMutant.id;
    let tests;
    try {
      tests = await registered.registeredBy(this.#evaluate);
    } catch (error) {
      return timeoutOf(state) ?? killed('the tests cannot be loaded', String(error), 0);
    }
    state.activeMutant = activeMutant.id;
    let count = 0;
    for (const test of this.#ordered(tests, testFilter)) {
      count++;
      const result = await resultOf(test);
      const timeout = timeoutOf(state);
      if (timeout) return timeout;
      if (result.status === PASSED) continue;
      this.#killers = [test.name, ...this.#killers.filter((name) => name !== test.name)].slice(0, FIRST);
      return killed(test.name, result.failureMessage, count);
    }
    return { status: 'survived', nrOfTests: count };
  }

  #ordered(tests, names = tests.map(({ name }) => name)) {
    const byName = new Map(tests.map((test) => [test.name, test]));
    const wanted = new Set(names);
    const first = this.#killers.filter((name) => wanted.has(name));
    const rest = tests.filter(({ name }) => wanted.has(name) && !first.includes(name));
    return [...first.flatMap((name) => byName.get(name) ?? []), ...rest];
  }
}

/** What the instrumented code looks into for the mutant that is to be alive. */
const stateAnew = () => {
  const state = (globalThis[NAMESPACE] ??= {});
  // The instrumented code keeps hold of the object, so it is emptied.
  for (const key of Object.keys(state)) delete state[key];
  return state;
};

const killed = (test, failureMessage, nrOfTests) => ({
  status: 'killed',
  killedBy: [test],
  failureMessage,
  nrOfTests,
});

const timeoutOf = ({ hitCount, hitLimit }) =>
  hitLimit !== undefined && hitCount > hitLimit
    ? { status: 'timeout', reason: `${hitCount} times in the same place` }
    : null;

async function resultOf({ name, run }) {
  const begin = performance.now();
  let failure = null;
  try {
    await run();
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  const told = { id: name, name, timeSpentMs: Math.ceil(performance.now() - begin) };
  return failure === null
    ? { ...told, status: PASSED }
    : { ...told, status: FAILED, failureMessage: failure };
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'engine', factory: Object.assign(() => new EngineTests(), { inject: [] }) },
];
