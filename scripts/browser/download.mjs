import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../root.mjs';
import { missingAfterApt } from './apt.mjs';
import { log, tried } from './trial.mjs';

const APT_CHROMIUM = '/usr/bin/chromium-headless-shell';

/** Debian’s headless Chromium, if it may be installed. */
export async function chromiumFromApt() {
  const why = missingAfterApt(['chromium-headless-shell'], [APT_CHROMIUM]);
  if (why === null) return tried(APT_CHROMIUM);
  log(why);
  return null;
}

/** The Chromium that Playwright downloads, for this machine and user. */
export async function chromiumFromPlaywright() {
  log('downloading with `playwright install`');
  const cli = path.join(root, 'node_modules', 'playwright', 'cli.js');
  const { status, error } = spawnSync(process.execPath, [cli, 'install', '--only-shell', 'chromium'], {
    stdio: ['ignore', 2, 2],
  });
  // A trial shows whether the download worked; this only reports why not.
  if (status !== 0) log(`playwright install failed: ${error ? error.message : `exit status ${status}`}`);
  return tried();
}
