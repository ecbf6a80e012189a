const { CHROMIUM_PATH: executablePath } = process.env;

/** Keeps a headless Chromium quiet where there is no network, and running where there is no sandbox. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How the Chromium is started that was found, or the one that its driver knows; with more flags if some are given. */
export const launchOptions = (...flags: readonly string[]) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...FLAGS, ...flags],
});
