// Installs what `npm start` and `npm test` need before they can run; this file uses only Node itself.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** The versions of Node that Vite and ESLint require. */
const OLDEST_NODE = [20, 19];

/** Installs the packages unless they already match package-lock.json. Throws if that fails. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    throw new Error(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  if (isInstalled()) return;
  console.error('Installing packages (npm ci)…');
  // Without --include=dev, NODE_ENV=production would leave out the packages that build and test the page.
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0)
    throw new Error(
      'The packages could not be installed: `npm ci` failed, and is likely to have said why above.',
    );
}

/**
 * Compares the lock file with the one that npm wrote after installing. File times would not work: a checkout
 * of other commits changes them, and an interrupted installation does not.
 */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const found = packagesIn('node_modules/.package-lock.json');
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([place, { version, integrity, optional }]) => {
    if (place === '') return true;
    const there = found[place];
    // An optional package may be for another platform.
    return there ? there.version === version && there.integrity === integrity : optional === true;
  });
}

/** The packages of a lock file by their folders; null if there is no such file or it is damaged. */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}
