import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { bundle } from '../bundled.ts';
import { report, spread } from '../figures.ts';
import { randomNumbers } from '../randomGames.ts';
import { samplesOf } from './samples.ts';

const POSITIONS = 6;
const STOPS = 60;
/** How long it may think before it is told to stop, at least and at most. */
const [LEAST_MS, MOST_MS] = [20, 500];

/** From `stop` to `bestmove`, over UCI. */
export async function benchStopping(variant: Variant): Promise<void> {
  const samples = samplesOf(variant, POSITIONS);
  const script = await bundle('scripts/engine.ts');
  const engine = spawn(process.execPath, [script, 'uci'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface(engine.stdout)[Symbol.asyncIterator]();
  const tell = (line: string) => engine.stdin.write(`${line}\n`);
  const next = randomNumbers(1234567);
  const times: number[] = [];
  tell(`setoption name UCI_Variant value ${variant.id}`);
  tell('isready');
  await until('readyok', answers);
  for (let i = 0; i < STOPS; i++) {
    const { start, steps } = samples[i % samples.length] ?? { start: variant.start, steps: [] };
    const moves = steps.map(({ action }) => action).join(' ');
    tell(`position fen ${variant.writePosition(start)} moves ${moves}`);
    tell('go infinite');
    await pause(LEAST_MS + next() * (MOST_MS - LEAST_MS));
    const begin = performance.now();
    tell('stop');
    await until('bestmove', answers);
    times.push(performance.now() - begin);
  }
  tell('quit');
  await once(engine, 'exit');
  report(`from stop to bestmove, ${variant.id}`, spread(times, 'ms'));
}

/** Reads up to a line that begins so. */
async function until(beginning: string, answers: AsyncIterator<string, undefined>): Promise<void> {
  for (;;) {
    const { value } = await answers.next();
    if (value === undefined) throw new Error('The engine ended before it had answered.');
    if (value.startsWith(beginning)) return;
  }
}
