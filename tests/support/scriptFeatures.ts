import { parseSync, Visitor } from 'vite';
import { api, builtins, featureAt, isOneWithinFloor, isWithinFloor, members } from './browserFloor.ts';

/**
 * The features in the scripts of a build that the oldest browsers lack: `Object.groupBy`, `.showPopover()`,
 * `Temporal`, `/…/v`. There are no types in a build, so a method that the build does not define is taken for
 * one of the language or the browser, and counts as known if any object has a method of that name.
 */
export function scriptsAboveFloor(codes: readonly string[]): string[] {
  const scripts = codes.map(usesOf);
  const defined = new Set(scripts.flatMap((uses) => [...uses.defined]));
  const called = new Set(scripts.flatMap((uses) => [...uses.called]));
  const methods = [...called].filter(
    (name) => !defined.has(name) && !isOneWithinFloor(members.get(name) ?? []),
  );
  const others = new Set(scripts.flatMap((uses) => [...uses.aboveFloor]));
  return [...methods.map((name) => `.${name}()`), ...others].sort();
}

interface Uses {
  /** Names of properties that the script itself defines. */
  readonly defined: ReadonlySet<string>;
  /** Names of methods that it calls. */
  readonly called: ReadonlySet<string>;
  /** Features above the floor that can be recognized without the other scripts. */
  readonly aboveFloor: ReadonlySet<string>;
}

function usesOf(code: string): Uses {
  const [defined, called, aboveFloor] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const { program, errors } = parseSync('script.js', code);
  if (errors[0]) throw new Error(errors[0].message);
  const define = (key: { readonly type: string; readonly name?: unknown }) => {
    if (key.type === 'Identifier') defined.add(String(key.name));
  };
  new Visitor({
    Property: ({ key }) => {
      define(key);
    },
    MethodDefinition: ({ key }) => {
      define(key);
    },
    PropertyDefinition: ({ key }) => {
      define(key);
    },
    AssignmentExpression: ({ left }) => {
      if (left.type === 'MemberExpression') define(left.property);
    },
    CallExpression: ({ callee }) => {
      if (callee.type === 'MemberExpression' && !callee.computed && callee.property.type === 'Identifier')
        called.add(callee.property.name);
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && !isWithinFloor(globalNamed(callee.name)))
        aboveFloor.add(callee.name);
    },
    MemberExpression: ({ object, property, computed }) => {
      if (object.type !== 'Identifier' || computed || property.type !== 'Identifier') return;
      const own = globalNamed(object.name);
      const member = own && (featureAt(own, property.name) ?? featureAt(own, `${property.name}_static`));
      if (!isWithinFloor(member)) aboveFloor.add(`${object.name}.${property.name}`);
    },
    Literal: (literal) => {
      if (!('regex' in literal)) return;
      const { flags, pattern } = literal.regex;
      if (/[^dgimsuy]/.test(flags)) aboveFloor.add(`/…/${flags}`);
      // Flags for part of a pattern.
      if (/\(\?-?[a-z]+[-:]/.test(pattern)) aboveFloor.add(`/${pattern}/`);
    },
  }).visit(program);
  return { defined, called, aboveFloor };
}

const globalNamed = (name: string) => featureAt(builtins, name) ?? featureAt(api, name);
