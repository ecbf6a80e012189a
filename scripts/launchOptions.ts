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

/**
 * The options that start the Chromium that was found, or else the driver’s own; with extra flags if given.
 */
export const launchOptions = (...flags: readonly string[]) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...FLAGS, ...flags],
});
