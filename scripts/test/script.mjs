import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../root.mjs';

/**
 * Runs a script of package.json and returns its output, both streams in the order of printing.
 * Each check is defined there once, so that it can also be run alone.
 */
export function runScript(script, args = [], environment = {}) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('error', (error) =>
      resolve({ succeeded: false, output: `npm cannot be run: ${error.message}\n` }),
    );
    // Not every program notices that its output is not a terminal.
    child.on('close', (status) =>
      resolve({ succeeded: status === 0, output: stripVTControlCharacters(output) }),
    );
  });
}
