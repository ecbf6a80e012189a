// npm run soak               tries to lose something: makes every storage operation of a session fail in turn,
//                            kills the browser, and puts extreme values into every stored field, and
//                            writes and reads a thousand random trees of each board, and checks rules and cards
//                            in as many random games; and runs the browser tests through everything of which
//                            npm test takes samples
// npm run soak -- PART...    failures, kills, extremes, trees or tests; after `failures`, words from the names of its cases
import { withBuiltPage } from './builtPage.ts';
import { soakExtremes } from './soak/damage.ts';
import { soakFailures } from './soak/failures.ts';
import { soakKills } from './soak/kills.ts';
import type { Place } from './soak/oneFault.ts';
import { newTally } from './soak/report.ts';
import { soakTrees } from './soak/trees.ts';
import { soakTests } from './soak/wholeTests.ts';

const [name, ...words] = process.argv.slice(2);
const tally = newTally();

const parts: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  kills: async ({ address }) => {
    // Several games, since one that lasts through all kills is hard to find.
    for (let seed = 1; seed <= 5; seed++) await soakKills(address, tally, { kills: 6, seed });
  },
  extremes: (place) => soakExtremes(place, tally),
  trees: () => {
    soakTrees(tally);
    return Promise.resolve();
  },
  tests: () => {
    soakTests(tally);
    return Promise.resolve();
  },
  failures: (place) => soakFailures(place, tally, (fault) => words.every((word) => fault.includes(word))),
};

if (name !== undefined && !(name in parts)) {
  console.error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
await withBuiltPage(async (place) => {
  for (const [part, soak] of Object.entries(parts)) {
    if (name !== undefined && name !== part) continue;
    const begin = performance.now();
    await soak(place);
    console.log(`${part}: ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  }
});
console.log(tally.lines().join('\n'));
if (tally.complaints.length > 0) process.exitCode = 1;
