import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll } from 'vitest';
import { bundle } from '../../scripts/bench/bundled.ts';

/** A process of the engine that is spoken to over its standard input. */
export interface EngineProcess {
  /** Writes a line to it. */
  readonly tell: (line: string) => void;
  /** Writes text that need not be a whole line. */
  readonly write: (text: string) => void;
  /** The lines up to the next one that begins so, which is the last. */
  readonly until: (beginning: string) => Promise<readonly string[]>;
  /** Ends its input; resolves to all other lines and its exit status. */
  readonly end: () => Promise<{ readonly lines: readonly string[]; readonly status: unknown }>;
}

/** Each file of tests has its own, since they run at the same time. */
const folder = mkdtempSync(path.join(tmpdir(), 'oddboard-engine-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The engine as one script, which starts several times as fast as its modules. */
const COMMAND = [await bundle('scripts/engine.ts', folder)];

/** The engine as people start it. */
export const AS_MODULES = ['--import', 'tsx', 'scripts/engine.ts'];

/** Starts a process that speaks UCI. */
export function startUci(): EngineProcess {
  const child = spawn(process.execPath, [...COMMAND, 'uci'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const answers: AsyncIterator<string, undefined> = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<string | undefined> => (await answers.next()).value;
  // It may have quit already.
  child.stdin.on('error', () => undefined);
  const write = (text: string) => {
    child.stdin.write(text);
  };
  return {
    write,
    tell: (line) => {
      write(`${line}\n`);
    },
    until: async (beginning) => {
      const lines: string[] = [];
      for (;;) {
        const line = await next();
        if (line === undefined) throw new Error(`It ended without “${beginning}”: ${lines.join(' | ')}`);
        lines.push(line);
        if (line.startsWith(beginning)) return lines;
      }
    },
    end: async () => {
      child.stdin.end();
      const lines: string[] = [];
      for (let line = await next(); line !== undefined; line = await next()) lines.push(line);
      const [status] = (await exit) as unknown[];
      return { lines, status };
    },
  };
}

/** What a command of the engine prints, and its exit status. */
export async function runEngine(
  args: readonly string[],
  command = COMMAND,
): Promise<{ readonly output: string; readonly errors: string; readonly status: unknown }> {
  const child = spawn(process.execPath, [...command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (errors += String(text)));
  const [status] = (await once(child, 'close')) as unknown[];
  return { output, errors, status };
}
