import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Milliseconds: enough for a cold start on a slow machine, but not too many for a program that hangs. */
const PATIENCE = 30_000;

export function log(text) {
  console.error(`[browser] ${text}`);
}

/**
 * Starts a Chromium and makes it draw a page, since a program that exists may still lack libraries. Returns
 * the environment variables with which that worked, or null. Without a path, it tries Playwright’s own
 * Chromium.
 */
export async function tried(executablePath, environment = {}) {
  if (executablePath !== undefined && !existsSync(executablePath)) return null;
  let server;
  try {
    server = await chromium.launchServer({
      executablePath,
      env: { ...process.env, ...environment },
      timeout: PATIENCE,
    });
    // Only the process shows where Playwright’s own is: `executablePath()` names the one with windows.
    const found = server.process().spawnfile;
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage();
    await page.setContent('<h1>Drawn</h1>', { timeout: PATIENCE });
    await page.screenshot({ timeout: PATIENCE });
    log(`using ${found} ${browser.version()}`);
    return { ...environment, CHROMIUM_PATH: found };
  } catch (error) {
    if (executablePath !== undefined) log(`${executablePath} does not work: ${reason(error)}`);
    return null;
  } finally {
    await server?.close();
  }
}

/** The most informative line of a long message. */
function reason({ message }) {
  const lines = message.split('\n');
  return (lines.find((line) => line.includes('error while loading')) ?? lines[0]).trim();
}
