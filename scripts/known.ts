// npm run known -- [VARIANT…] [--games N] [--minutes N]
//   Plays games of the computer against itself until each variant has N of them, goes through the shortest games for so
//   many minutes each, and writes what was found into src/rulebook/known/known.json and docs/known.md. With 0 games and 0 minutes,
//   it only writes the page anew.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { registry } from '../src/engine/registry.ts';
import { joinList } from '../src/words/en/grammar.ts';
import { bundle } from './bench/bundled.ts';
import { refuse } from './engine/refusal.ts';
import { wholeNumber } from './engine/wholeNumber.ts';
import { readKnown } from './known/files.ts';
import { knownPage } from './known/page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '500' }, minutes: { type: 'string', default: '0' } },
});
const ids = registry.map(({ id }) => id);
for (const id of positionals)
  if (!ids.includes(id))
    refuse(`What is to be known about which variant? There are ${joinList(ids, 'and')}.`);
const number = (text: string): number =>
  wholeNumber(text, 0, 1_000_000) ?? refuse(`${text} is not a whole number.`);
const [games, minutes] = [number(values.games), number(values.minutes)];
const wanted = positionals.length > 0 ? positionals : ids;

async function run(script: string, amount: number): Promise<void> {
  if (amount === 0) return;
  const { status } = spawnSync(process.execPath, [await bundle(script), String(amount), ...wanted], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${script} ended with ${String(status)}`);
}

await run('scripts/known/facts.ts', minutes);
await run('scripts/known/play.ts', games);
writeFileSync('docs/known.md', await knownPage(readKnown()));
