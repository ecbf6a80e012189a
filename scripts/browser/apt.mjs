import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Seconds that a package host may stay silent: short, so that a missing network is noticed soon. */
const SILENCE = 20;

/**
 * Installs packages with apt-get unless the files that are needed from them already exist. Returns null if
 * the files exist in the end, otherwise the reason why they do not.
 */
export function missingAfterApt(packages, files) {
  if (files.every((file) => existsSync(file))) return null;
  const names = packages.join(', ');
  const isRoot = process.platform === 'linux' && process.getuid() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    return `${names} not found, and only root on a system with apt-get could install it`;
  console.error(`[browser] installing ${names} with apt-get`);
  // All output is for people.
  const { status, error } = spawnSync(
    'flock',
    ['/tmp/oddboard-apt.lock', 'sh', '-c', script(packages, files)],
    {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
  const lacking = files.filter((file) => !existsSync(file));
  if (lacking.length === 0) return null;
  const why = error ? error.message : `exit status ${status}`;
  return `${names} not found, and apt-get could not install it (${why})`;
}

/**
 * Another process may be installing the same packages; the one that gets the lock later finds them installed.
 */
function script(packages, files) {
  const options = `-q -o Acquire::http::Timeout=${SILENCE} -o Acquire::https::Timeout=${SILENCE} -o DPkg::Lock::Timeout=300`;
  return `${files.map((file) => `test -x ${file}`).join(' && ')} || {
    apt-get update ${options}
    apt-get install -y --no-install-recommends ${options} ${packages.join(' ')}
  }`;
}
