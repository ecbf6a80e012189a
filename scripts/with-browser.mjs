// node scripts/with-browser.mjs COMMAND...            runs a command with CHROMIUM_PATH for a working Chromium
// node scripts/with-browser.mjs --others COMMAND...   or with the other browsers’ paths, or why there are none
import { spawn } from 'node:child_process';
import path from 'node:path';
import { otherBrowsersEnvironment } from './browser/others.mjs';
import { ensureInstalled } from './installed.mjs';
import { root } from './root.mjs';

const NONE_FOUND =
  'No Chromium starts here: run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to one that does.';

function run(command, args, environment) {
  const binaries = path.join(root, 'node_modules', '.bin');
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment, PATH: binaries + path.delimiter + process.env.PATH },
    shell: process.platform === 'win32',
  });
  // Ctrl-C reaches the command directly, and the command decides when to end.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`${command} cannot be run: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

async function main() {
  const isForOthers = process.argv[2] === '--others';
  const [command, ...args] = process.argv.slice(isForOthers ? 3 : 2);
  if (command === undefined) throw new Error('Say what to run: node scripts/with-browser.mjs COMMAND...');
  ensureInstalled();
  if (isForOthers) {
    run(command, args, otherBrowsersEnvironment());
    return;
  }
  // Imported only now, since Playwright may just have been installed.
  const { chromiumEnvironment } = await import('./browser/find.mjs');
  const environment = await chromiumEnvironment();
  if (!environment) throw new Error(NONE_FOUND);
  run(command, args, environment);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
