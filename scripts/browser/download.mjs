import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';
import { log, tried } from './trial.mjs';

const APT_CHROMIUM = '/usr/bin/chromium-headless-shell';

/** Others may be installing it at the same time; whoever gets the lock later finds it there. */
const APT_INSTALL = `test -x ${APT_CHROMIUM} || {
  apt-get update -q
  apt-get install -y -q --no-install-recommends -o DPkg::Lock::Timeout=300 chromium-headless-shell
}`;

/** Debian's Chromium without windows, where it may be installed. */
export async function chromiumFromApt() {
  const isRoot = process.platform === 'linux' && process.getuid() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return null;
  log('installing chromium-headless-shell with apt-get');
  run('flock', ['/tmp/oddboard-apt.lock', 'sh', '-c', APT_INSTALL], { DEBIAN_FRONTEND: 'noninteractive' });
  return tried(APT_CHROMIUM);
}

/** The Chromium that Playwright downloads, for this machine and user. */
export async function chromiumFromPlaywright() {
  log('downloading with `playwright install`');
  const cli = path.join(root, 'node_modules', 'playwright', 'cli.js');
  run(process.execPath, [cli, 'install', '--only-shell', 'chromium']);
  return tried();
}

/** Whether it went well is seen by trying; here it is only said why not. All output is for a person. */
function run(command, args, environment = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...environment },
  });
  if (status !== 0) log(`${command} failed: ${error ? error.message : `exit status ${status}`}`);
}
