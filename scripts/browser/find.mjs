import { chromiumFromApt, chromiumFromPlaywright } from './download.mjs';
import { packagedChromium } from './packaged.mjs';
import { systemChromiums } from './system.mjs';
import { log, tried } from './trial.mjs';

/**
 * The sources of a Chromium, the cheapest first. Each returns the environment variables with which it works,
 * or null.
 */
const SOURCES = {
  given: async () => {
    const given = process.env.CHROMIUM_PATH;
    if (!given) return null;
    const found = await tried(given);
    if (!found) log(`CHROMIUM_PATH=${given} is of no use; looking for another`);
    return found;
  },
  playwright: () => tried(),
  system: async () => {
    for (const executable of systemChromiums()) {
      const found = await tried(executable);
      if (found) return found;
    }
    return null;
  },
  package: packagedChromium,
  apt: chromiumFromApt,
  download: chromiumFromPlaywright,
};

/**
 * The environment variables, including CHROMIUM_PATH, with which a Chromium works on trial; null if there is
 * none. CHROMIUM_SOURCE tries a single source, for example CHROMIUM_SOURCE=package.
 */
export async function chromiumEnvironment() {
  const only = process.env.CHROMIUM_SOURCE;
  if (only && !Object.hasOwn(SOURCES, only))
    throw new Error(`CHROMIUM_SOURCE is one of ${Object.keys(SOURCES).join(', ')}, not ${only}.`);
  for (const [name, source] of Object.entries(SOURCES)) {
    if (only && name !== only) continue;
    const found = await source();
    if (found) return found;
  }
  return null;
}
