import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The one without windows first: it starts faster and needs less. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

/** Where programs are that are on no PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/** The Chromiums of this machine, the best first. */
export function systemChromiums() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => existsSync(folder));
  // Where /bin is another name of /usr/bin, nothing need be tried twice.
  const places = [...new Set(folders.map((folder) => realpathSync(folder)))];
  const named = NAMES.flatMap((name) => places.map((place) => path.join(place, name)));
  return [...named, ...PLACES].filter((file) => existsSync(file));
}
