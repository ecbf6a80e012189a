// All tests of the engine in one script, for runner.mjs. The short ones come first: most mutants die of them. Left out
// is what plays orthodox chess for long with the shared parts.
import * as fc from 'fast-check';
import '../../tests/support/words.ts';

// The same values for every mutant, and no search for a smaller case of what fails.
fc.configureGlobal({ numRuns: 6, seed: 9, endOnFailure: true });

import.meta.glob(
  ['../../tests/engine/*/**/*.test.ts', '../../tests/engine/at.test.ts', '!../../tests/engine/game/**'],
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
