import type { Plugin } from 'vite';

/**
 * Puts constants where they are used, and among them the names of classes: `styles.farNotice` becomes `"strip-far-notice"`.
 * Otherwise a visit would load a table of all names of each sheet.
 */
export const constants = (): Plugin[] => [
  {
    name: 'constants',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } } }),
    transform: {
      filter: { code: '.module.css' },
      // Only names that are imported one by one can be seen to be constants.
      handler: (code) =>
        code.replaceAll(/^import (\w+) from (?='[^']+\.module\.css')/gm, 'import * as $1 from '),
    },
  },
  {
    name: 'sheets-stay',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      // A sheet is needed even if nothing is imported from it any more.
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
];
