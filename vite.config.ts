import { configDefaults, defineConfig } from 'vitest/config';
import { alone } from './scripts/vite/alone.ts';
import { boot } from './scripts/vite/boot.ts';
import { classNames } from './scripts/vite/classNames.ts';
import { constants } from './scripts/vite/constants.ts';
import { contentSecurity } from './scripts/vite/contentSecurity.ts';
import { embed } from './scripts/vite/embed.ts';
import { offline } from './scripts/vite/offline.ts';
import { inOne } from './scripts/vite/inOne.ts';
import { pages } from './scripts/vite/pages.ts';
import { pseudo } from './scripts/vite/pseudo.ts';
import { smaller } from './scripts/vite/smaller.ts';
import { workerNotices } from './scripts/vite/workerNotices.ts';

// These three are named in README.md and src/boot.js as well.
const TARGET = ['chrome111', 'firefox115', 'safari16.4'];

/** Tests that search or play for long. */
const LONG = [
  'tests/engine/properties.test.ts',
  'tests/engine/orthodox.test.ts',
  'tests/engine/game/explain.test.ts',
  'tests/engine/game/hints.test.ts',
  'tests/engine/record/treeText.test.ts',
  'tests/engine/search/proof.test.ts',
  'tests/engine/search/proofCheck.test.ts',
  'tests/engine/search/searching.test.ts',
  'tests/engine/search/think.test.ts',
  'tests/known/known.test.ts',
  'tests/puzzles/puzzles.test.ts',
  'tests/rulebook/cards.test.ts',
  'tests/rulebook/reasons.test.ts',
];

/** Parts that are seldom asked for before the page works offline: each finds by itself what else it needs. */
const FOUND_LATER =
  /(Dialog|Part|preferences|openText|recordText|gameLink|deflate|MovesFigure|Sounds|RunningTime|FarCard|Elsewhere)-/;

const NOTICES = 'licences.txt';
const notices = workerNotices(NOTICES);

export default defineConfig({
  plugins: [
    pseudo(),
    inOne(LONG),
    constants(),
    boot(),
    contentSecurity(),
    pages(TARGET),
    notices.ofPage,
    offline(),
    embed(),
  ],
  resolve: { alias: smaller },
  css: { modules: classNames },
  // The page works from any folder of any static host.
  base: './',
  // Its routes are behind the #, so a path that is not there is no page of it.
  appType: 'mpa',
  build: {
    target: TARGET,
    license: { fileName: NOTICES },
    modulePreload: {
      // A browser that cannot preload modules loads them a little later.
      polyfill: false,
      // The first script lists what to load together with each part, and the shorter list is a kilobyte less.
      resolveDependencies: (file, needed) => (FOUND_LATER.test(file) ? [] : needed),
    },
    rolldownOptions: {
      output: {
        // The first script has the names of all others: those of what several share say little, and compress well.
        chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]' : 'shared'}-[hash:7].js`,
        // A few files compress better than many small ones.
        codeSplitting: {
          groups: [
            { name: 'page', tags: ['$initial'] },
            // What every game needs. Reasons come when somebody asks for them; some parts are of one game only.
            {
              name: 'rules',
              test: /src\/engine\/rules\/(?!\w*Reasons|hindrance|plainMoves|pieceMoves)|src\/engine\/topology\/(?!hexes|lines)|src\/engine\/setup\/(codec|fieldText|positionText)|src\/words\/en\/positions/,
            },
            // What only games with hands need.
            { name: 'hands', test: /src\/ui\/(board|panels)\/(\w*Hand|[Hh]eld\w*)\b/ },
          ],
        },
      },
    },
  },
  // The thinker is one script, so that it comes whole or not at all. Constants are declared as such, because they are
  // looked up each time otherwise.
  worker: {
    format: 'es',
    plugins: () => [alone(), notices.ofWorkers],
    rolldownOptions: { output: { codeSplitting: false, topLevelVar: false } },
  },
  preview: { host: '127.0.0.1', port: 4173, strictPort: false },
  test: {
    exclude: [...configDefaults.exclude, 'tests/browser/**'],
    // Test files share a worker and the modules that it has loaded: a new one for every file took a third of the time.
    // So each puts back what it has replaced: `npm run unit -- --sequence.shuffle.files` tells whether it does.
    isolate: false,
    // Vitest itself would leave a core to whoever watches.
    maxWorkers: '100%',
    // Files that need a document ask for it: `// @vitest-environment jsdom`.
    environment: 'node',
    // All that is said can be said in a test.
    setupFiles: ['tests/support/words.ts', 'tests/support/lastEffects.ts'],
    // Nothing is laid out: a class has the name that its component knows.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Some tests walk through many positions, and some machines are slow.
    testTimeout: 120_000,
  },
});
