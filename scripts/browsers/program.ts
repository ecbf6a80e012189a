import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A program that this one has started. */
export interface Program {
  readonly process: ChildProcess;
  /** Its output, which says why it ended early. */
  readonly printed: () => string;
  /** Ends it and everything that it has started. */
  readonly stop: () => void;
}

/**
 * Starts a program, which ends with this one at the latest. Descriptor 3 is a pipe as well, since some
 * programs write there what they have chosen.
 */
export function startProgram(
  file: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Program {
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    // A separate process group: a browser is many processes.
    detached: true,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  child.once('error', (error) => {
    printed += error.message;
  });
  const stop = () => {
    process.off('exit', stop);
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The program has already ended.
    }
  };
  process.once('exit', stop);
  return { process: child, printed: () => printed, stop };
}

/** A free port on this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });
}
