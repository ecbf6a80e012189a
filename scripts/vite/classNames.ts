import path from 'node:path';
import type { CSSModulesOptions } from 'vite';

/** The noun that a CSS module is named after: `strip` for `strip.module.css`. */
const nounOf = (file: string): string => path.basename(file).replace(/\.module\.css.*$/, '');

/** A name as a script writes it: `farNotice` for `far-notice`. */
const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The name of a class on the page. A class named like its module keeps its name; all others get the noun as a
 * prefix: `strip`, `strip-far-notice`. The name is the same in every build, and readable in a browser’s
 * developer tools.
 */
export function classNameOf(name: string, file: string): string {
  const noun = nounOf(file);
  return camelCase(name) === noun ? noun : `${noun}-${name}`;
}

/** How every build reads CSS modules: the page, its tests, and the scripts of `mount`. */
export const classNames: CSSModulesOptions = {
  generateScopedName: classNameOf,
  localsConvention: 'camelCaseOnly',
};
