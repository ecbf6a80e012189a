import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Long enough for a cold start on a slow machine, short enough for a program that only waits. */
const PATIENCE = 30_000;

export function log(text) {
  console.error(`[browser] ${text}`);
}

/**
 * Starts a Chromium and has it draw a page: a file that is there may still lack libraries. Gives the
 * environment variables with which that worked, or null. Without a path, Playwright's own is tried.
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
    // Only the process knows where Playwright's own is: what `executablePath()` names is the one with windows.
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

/** The line of a long message that says most. */
function reason({ message }) {
  const lines = message.split('\n');
  return (lines.find((line) => line.includes('error while loading')) ?? lines[0]).trim();
}
