// npm run browsers [-- PART...]   plays scenes of what people do with the page in Firefox and in WebKit; with
// parts, only those that have one in their names, such as `WebKit` or `shares`. The last line is a count.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFirefox } from './browsers/firefox.ts';
import { buildWithRecorder } from './browsers/recorder.ts';
import type { Scene } from './browsers/scene.ts';
import { dialogScene } from './browsers/scenes/dialogs.ts';
import { editScene } from './browsers/scenes/edits.ts';
import { offlineScene } from './browsers/scenes/goesOffline.ts';
import { learnScene } from './browsers/scenes/learns.ts';
import { playScenes } from './browsers/scenes/plays.ts';
import { reloadScene } from './browsers/scenes/reloads.ts';
import { shareScene } from './browsers/scenes/shares.ts';
import { faultOf } from './browsers/stage.ts';
import type { Browser } from './browsers/tab.ts';
import { startWebkit } from './browsers/webkit.ts';

const SCENES: readonly Scene[] = [
  ...playScenes,
  reloadScene,
  learnScene,
  editScene,
  shareScene,
  dialogScene,
  offlineScene,
];

const {
  FIREFOX_PATH,
  FIREFOX_MISSING = 'FIREFOX_PATH is not set',
  WEBKIT_DRIVER_PATH,
  XVFB_PATH,
  WEBKIT_MISSING = 'WEBKIT_DRIVER_PATH or XVFB_PATH is not set',
} = process.env;

/** A browser by its name: how to start it, or the reason why it cannot start. */
type Start = (() => Promise<Browser>) | string;

const BROWSERS: { readonly [name: string]: Start } = {
  Firefox: FIREFOX_PATH === undefined ? FIREFOX_MISSING : () => startFirefox(FIREFOX_PATH),
  WebKit:
    WEBKIT_DRIVER_PATH === undefined || XVFB_PATH === undefined
      ? WEBKIT_MISSING
      : () => startWebkit(WEBKIT_DRIVER_PATH, XVFB_PATH),
};

const counts = { passed: 0, failed: 0, skipped: 0 };

/** Plays all scenes in one browser. Reports scenes that cannot be played there, with the reason. */
async function playIn(name: string, start: Start, folder: string): Promise<void> {
  const scenes = SCENES.filter((scene) => isWanted(`${name}: ${scene.name}`));
  if (scenes.length === 0) return;
  const browser = typeof start === 'string' ? start : await start().catch(reasonOf);
  if (typeof browser === 'string') {
    for (const scene of scenes) console.log(`skipped  ${name}: ${scene.name}: ${browser}`);
    counts.skipped += scenes.length;
    return;
  }
  try {
    for (const scene of scenes) {
      const begin = performance.now();
      const fault = await faultOf(browser, scene, folder);
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      counts[fault === null ? 'passed' : 'failed']++;
      const verdict = fault === null ? 'ok' : 'FAILED';
      console.log(`${verdict.padEnd(9)}${browser.name}: ${scene.name} (${seconds} s)`);
      if (fault !== null) console.log(`         ${fault}`);
    }
  } finally {
    await browser.close();
  }
}

/** An error in one line: the first line of a message says most. */
const reasonOf = (error: unknown): string =>
  `it does not start: ${(error instanceof Error ? error.message : String(error)).trim().split('\n', 1).join('')}`;

const parts = process.argv.slice(2);
const isWanted = (name: string): boolean => parts.length === 0 || parts.some((part) => name.includes(part));
// Every program that this one has started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    process.exit(1);
  });
const folder = mkdtempSync(path.join(tmpdir(), 'oddboard-browsers-'));
try {
  await buildWithRecorder(folder);
  await Promise.all(Object.entries(BROWSERS).map(([name, start]) => playIn(name, start, folder)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const { passed, failed, skipped } = counts;
console.log(`${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
