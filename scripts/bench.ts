// npm run bench              every figure in the README: medians and ratios of one run on one machine
// npm run bench -- PART...   only some parts
// npm run bench -- think [PART...] [--games N] [--variant ID]... [--at-once N] [--seed S]
//                            the thinker: hours in all, so only if it is asked for
import { withBuiltPage } from './builtPage.ts';
import { measureEngine } from './bench/bundled.ts';
import { benchClicks, benchClicksThinking } from './bench/clicks.ts';
import { looked } from './bench/looks.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchLongGamePage } from './bench/longGamePage.ts';
import { benchManyGames } from './bench/manyGames.ts';
import { benchMemory } from './bench/memory.ts';
import { benchMount } from './bench/mount.ts';
import { benchPage } from './bench/page.ts';
import { benchTreesPage } from './bench/treesPage.ts';
import { benchThink } from './bench/think.ts';
import { registry } from '../src/engine/registry.ts';
import { refuse } from './engine/refusal.ts';

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
  proofs: async () => {
    for (const game of new Set(registry.map((entry) => entry.game))) await measureEngine('proofs', game);
  },
  'many-games': benchManyGames,
  page: () => withBuiltPage(benchPage),
  lighthouse: benchLighthouse,
  clicks: () => withBuiltPage(benchClicks),
  'clicks-thinking': () => withBuiltPage(benchClicksThinking),
  'long-games-page': () => withBuiltPage(benchLongGamePage),
  'trees-page': () => withBuiltPage(benchTreesPage),
  memory: () => withBuiltPage(benchMemory),
  mount: benchMount,
};

async function measure(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0)
    refuse(
      `There is no part ${unknown.join(', ')}; there are ${[...Object.keys(parts), 'think'].join(', ')}.`,
    );
  for (const [name, measurePart] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) await measurePart();
}

const [first, ...rest] = process.argv.slice(2);
await (first === 'think' ? benchThink(rest) : measure(process.argv.slice(2)));
