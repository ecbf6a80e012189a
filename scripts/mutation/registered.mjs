// The tests get this module as `vitest` while mutants are tried: it has `expect`, and collects tests instead
// of running them.
export { expect } from 'vitest';

/** The tests of the files that are being evaluated, in order. */
let tests = [];
let groups = [];
/** How often each name has been used. */
let given = new Map();

/** The tests that an evaluation of test files registers, each with a unique name. */
export async function registeredBy(evaluate) {
  tests = [];
  groups = [];
  given = new Map();
  await evaluate();
  return tests;
}

/** Groups that measure time, which says nothing about a mutant while others are tried at the same time. */
const LEFT_OUT = ['no text takes long'];

function add(name, run) {
  if (groups.some((group) => LEFT_OUT.includes(group))) return;
  const path = [...groups, name].join(' > ');
  const count = (given.get(path) ?? 0) + 1;
  given.set(path, count);
  tests.push({ name: count === 1 ? path : `${path} (${count})`, run });
}

function group(name, body) {
  groups.push(name);
  body();
  groups.pop();
}

/** `test.each` and `describe.each`: a row that is an array is spread. */
const each = (register) => (rows) => (name, body) => {
  for (const [i, row] of rows.entries()) {
    const values = Array.isArray(row) ? row : [row];
    register(`${name} [${i + 1}]`, () => body(...values));
  }
};

export const test = Object.assign((name, run) => add(name, run), { each: each(add) });
export const describe = Object.assign(group, { each: each(group) });
