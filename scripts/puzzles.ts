// npm run puzzles -- VARIANT N [--seed S] [--minutes M]
//   Adds puzzles from games of the computer against itself until the file of the game has N of them.
// npm run puzzles -- check [VARIANT]
//   Proves all of them anew; the last line is `N proved, N failed`.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { registry } from '../src/engine/registry.ts';
import { joinList } from '../src/words/en/grammar.ts';
import { bundle } from './bench/bundled.ts';
import { refuse } from './engine/refusal.ts';
import { wholeNumber } from './engine/wholeNumber.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, minutes: { type: 'string', default: '60' } },
});
const games = [...new Set(registry.map(({ game }) => game))];
const [first = '', second] = positionals;
const isCheck = first === 'check';
const game = isCheck ? second : first;
if (game !== undefined && !games.includes(game))
  refuse(`Puzzles of which game? There are ${joinList(games, 'and')}.`);
const number = (text = ''): string =>
  wholeNumber(text, 1, 1_000_000) === null ? refuse(`${text} is not a whole number from 1.`) : text;
const args = isCheck
  ? ['check', ...(game === undefined ? games : [game])]
  : [first, number(second), number(values.seed), number(values.minutes)];
const { status } = spawnSync(process.execPath, [await bundle('scripts/puzzles/miner.ts'), ...args], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
