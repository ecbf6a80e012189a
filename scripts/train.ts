// npm run train -- VARIANT [--games N] [--generations N] [--nodes N] [--seed S] [--without-surroundings]
// npm run train -- chances [VARIANT...] [--games N] [--nodes N] [--seed S]
// Plays games of the computer against itself, learns from them what pieces are worth, and writes the weights into
// src/engine/search/weights/. The same arguments give the same weights. `chances` writes nothing: it says how many points
// make a win e times as likely, which is in src/engine/searches.ts. What stands around pieces takes time to count;
// `--without-surroundings` leaves it out.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from './bench/bundled.ts';
import { refuse } from './engine/refusal.ts';
import { wholeNumber } from './engine/wholeNumber.ts';
import { registry } from '../src/engine/registry.ts';
import { joinList } from '../src/words/en/grammar.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '400' },
    generations: { type: 'string', default: '4' },
    nodes: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    'without-surroundings': { type: 'boolean', default: false },
  },
});
const [variant = '', ...others] = positionals;
const ids = registry.map(({ id }) => id);
const known = (id: string): string =>
  ids.includes(id) ? id : refuse(`Train which variant? There are ${joinList(ids, 'and')}.`);
const numberIn = (text: string): string =>
  String(wholeNumber(text, 1, 1_000_000) ?? refuse(`${text} is not a whole number from 1.`));
const [games, generations, nodes, seed] = [
  numberIn(values.games),
  numberIn(values.generations),
  numberIn(values.nodes),
  numberIn(values.seed),
];
const asked =
  variant === 'chances'
    ? ['scripts/train/chances.ts', games, nodes, seed, ...(others.length > 0 ? others.map(known) : ids)]
    : [
        'scripts/train/run.ts',
        known(variant),
        games,
        generations,
        nodes,
        seed,
        values['without-surroundings'] ? 'without' : 'with',
        path.resolve(`src/engine/search/weights/${variant}.ts`),
      ];
const [file = '', ...args] = asked;
const { status } = spawnSync(process.execPath, [await bundle(file), ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
