import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The headless one comes first: it starts faster and needs less. */
const CHROMIUMS = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

/** Where programs are that are not on the PATH. */
const CHROMIUM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

const FIREFOXES = ['firefox-esr', 'firefox'];
const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];

/** The Chromiums of this machine, the best first. */
export const systemChromiums = () => [
  ...programsNamed(CHROMIUMS),
  ...CHROMIUM_PLACES.filter((file) => existsSync(file)),
];

/** The Firefoxes of this machine, the best first. */
export const systemFirefoxes = () => [
  ...programsNamed(FIREFOXES),
  ...FIREFOX_PLACES.filter((file) => existsSync(file)),
];

/** The programs of this machine with one of these names, in the order of the names. */
export function programsNamed(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => existsSync(folder));
  // If /bin is a link to /usr/bin, each program is tried only once.
  const places = [...new Set(folders.map((folder) => realpathSync(folder)))];
  return names
    .flatMap((name) => places.map((place) => path.join(place, name)))
    .filter((file) => existsSync(file));
}
