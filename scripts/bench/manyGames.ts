import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { registry } from '../../tests/support/registry.ts';
import { report } from './figures.ts';
import type { Played, Portion } from './manyGamesPlayer.ts';

/** The number of games of each variant. */
const GAMES = 10_000;
const GAMES_A_PORTION = 500;

/**
 * Plays random games of every variant, each to its end or to a number of steps, and counts violations of the
 * invariants, with as many players as the machine has processors.
 */
export async function benchManyGames(): Promise<void> {
  const portions: Portion[] = registry.flatMap(({ id }) =>
    Array.from({ length: GAMES / GAMES_A_PORTION }, (_, i) => ({
      id,
      first: i * GAMES_A_PORTION,
      games: GAMES_A_PORTION,
    })),
  );
  const played: Played[] = [];
  await Promise.all(Array.from({ length: availableParallelism() }, () => player(portions, played)));
  for (const { id } of registry) {
    const own = played.filter((portion) => portion.id === id);
    const sum = (figure: (portion: Played) => number) =>
      own.reduce((total, portion) => total + figure(portion), 0);
    const faults = own.flatMap((portion) => portion.faults);
    report(
      `random games of ${id}`,
      `${count(sum(({ games }) => games))} games, ${count(sum(({ ended }) => ended))} to their end; ${count(sum(({ actions }) => actions))} actions, ${count(sum(({ checked }) => checked))} positions checked; ${count(faults.length)} faults; ${sum(({ seconds }) => seconds).toFixed(0)} s of a processor`,
    );
    for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

const count = (number: number): string => number.toLocaleString('en');

/** Lets a separate process play portions, one after the other, until none is left. */
function player(portions: Portion[], played: Played[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./manyGamesPlayer.ts', import.meta.url)));
    const next = () => {
      const portion = portions.shift();
      if (portion) child.send(portion);
      else child.disconnect();
    };
    child.on('message', (message: Played) => {
      played.push(message);
      next();
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A player of random games ended with ${String(code)}.`));
    });
    next();
  });
}
