import path from 'node:path';
import type { CSSModulesOptions } from 'vite';

/** The noun that a module of styles is about: `strip` for `strip.module.css`. */
const nounOf = (file: string): string => path.basename(file).replace(/\.module\.css.*$/, '');

/** A name as a script writes it: `farNotice` for `far-notice`. */
const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A class as the page has it: that of a module’s own noun has its name, all others have the noun before theirs:
 * `strip`, `strip-far-notice`. It is the same in every build, and can be read in the tools of a browser.
 */
export function classNameOf(name: string, file: string): string {
  const noun = nounOf(file);
  return camelCase(name) === noun ? noun : `${noun}-${name}`;
}

/** How every build reads modules of styles: the page, its tests, and the scripts of `mount`. */
export const classNames: CSSModulesOptions = {
  generateScopedName: classNameOf,
  localsConvention: 'camelCaseOnly',
};
