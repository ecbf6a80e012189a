// All tests of the engine in one script, for runner.mjs. The short ones come first: they kill most mutants.
// The tests that play orthodox chess for long with the shared parts are left out.
import * as fc from 'fast-check';
import '../../tests/support/words.ts';

// Every mutant gets the same values, and failing cases are not shrunk.
fc.configureGlobal({ numRuns: 6, seed: 9, endOnFailure: true });

import.meta.glob(
  [
    '../../tests/engine/*/**/*.test.ts',
    '../../tests/engine/{at,registry}.test.ts',
    '!../../tests/engine/game/**',
  ],
  { eager: true },
);
import.meta.glob('../../tests/engine/game/*.test.ts', { eager: true });
import.meta.glob('./vectors.ts', { eager: true });
import.meta.glob(
  ['../../tests/rulebook/*.test.ts', '!../../tests/rulebook/{coverage,index,reasons,tasks}.test.ts'],
  {
    eager: true,
  },
);
import.meta.glob(['../../tests/engine/movementMaps.test.ts', '../../tests/engine/properties.test.ts'], {
  eager: true,
});
