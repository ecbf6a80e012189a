// npm run bench              every figure in the README: medians and ratios of one run on one machine
// npm run bench -- PART...   only some parts
import { withBuiltPage } from './builtPage.ts';
import { measureEngine } from './bench/bundled.ts';
import { benchClicks } from './bench/clicks.ts';
import { looked } from './bench/looks.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchLongGamePage } from './bench/longGamePage.ts';
import { benchManyGames } from './bench/manyGames.ts';
import { benchMemory } from './bench/memory.ts';
import { benchMount } from './bench/mount.ts';
import { benchPage } from './bench/page.ts';

const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  perft: () => measureEngine('perft'),
  looks: async () => {
    for (const { id } of looked) await measureEngine('looks', id);
  },
  actions: () => measureEngine('actions'),
  lenses: () => measureEngine('lenses'),
  records: () => measureEngine('records'),
  links: async () => {
    await measureEngine('links');
    await measureEngine('trees');
  },
  'long-games': () => measureEngine('long-games'),
  'many-games': benchManyGames,
  page: () => withBuiltPage(benchPage),
  lighthouse: benchLighthouse,
  clicks: () => withBuiltPage(benchClicks),
  'long-games-page': () => withBuiltPage(benchLongGamePage),
  memory: () => withBuiltPage(benchMemory),
  mount: benchMount,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) await measure();
