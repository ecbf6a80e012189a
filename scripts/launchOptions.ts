import { statfsSync } from 'node:fs';

const { CHROMIUM_PATH: executablePath } = process.env;

/** Flags with which a headless Chromium stays quiet without a network, and runs without a sandbox. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Enough memory in `/dev/shm` for several browsers, in bytes; a container may have as little as 64 MB. */
const ENOUGH = 1 << 30;

/** Drivers tell Chromium to share memory through files on the disk, which takes longer and is needed only for want of room. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}

/**
 * The options that start the Chromium that was found, or else the driver’s own; with extra flags if given.
 */
export const launchOptions = (...flags: readonly string[]) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...FLAGS, ...flags],
  ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
});
