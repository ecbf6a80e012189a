// npm run soak               tries to lose something: lets every storage operation of a session fail in turn, kills
//                            the browser, and puts extremes into every field of what is stored
// npm run soak -- PART...    some of it; behind `failures` may follow a part of the names of cases
import { withBuiltPage } from './builtPage.ts';
import { soakFailures } from './soak/failures.ts';
import { newTally } from './soak/report.ts';

const tally = newTally();
const [part, ...words] = process.argv.slice(2);
const begin = performance.now();
await withBuiltPage(async (place) => {
  if (part === undefined || part === 'failures')
    await soakFailures(place, tally, (name) => words.every((word) => name.includes(word)));
});
console.log(tally.lines().join('\n'));
console.log(`${((performance.now() - begin) / 1000).toFixed(0)} s`);
