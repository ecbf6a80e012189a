// npm run train -- VARIANT [--games N] [--generations N] [--seed S]
// Plays games of the computer against itself, learns from them what pieces are worth, and writes the weights into
// src/engine/search/weights/. The same arguments give the same weights.
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
    seed: { type: 'string', default: '1' },
  },
});
const [variant = ''] = positionals;
const ids = registry.map(({ id }) => id);
if (!ids.includes(variant)) refuse(`Train which variant? There are ${joinList(ids, 'and')}.`);
const numbers = [values.games, values.generations, values.seed].map(
  (text) => wholeNumber(text, 1, 1_000_000) ?? refuse(`${text} is not a whole number from 1.`),
);
const script = await bundle('scripts/train/run.ts');
const file = path.resolve('src/engine/search/weights', `${variant}.ts`);
const { status } = spawnSync(process.execPath, [script, variant, ...numbers.map(String), file], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
