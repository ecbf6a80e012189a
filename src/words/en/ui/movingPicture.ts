// The dialog that makes moving pictures of a game.
import { sideName } from '../grammar.ts';

export const make = 'Make a moving picture…';
export const title = 'Moving picture';
export const what = 'What it shows';
export const wholeGame = 'The whole game';
export const wholeLine = 'The whole line';
export const fromShown = 'From the position on the board on';
export const below = 'At the bottom';
export const side = sideName;
export const seconds = 'Seconds a turn';
export const width = 'Width';
export const pixels = (count: number) => `${String(count)} pixels`;
/** `game` is the name of a game and its board. */
export const preview = (game: string) => `${game}, move by move`;
export const play = 'Play the preview';
export const pause = 'Pause the preview';
/** The preview is being drawn. */
export const drawing = (done: number, all: number) => `Drawing position ${String(done)} of ${String(all)}…`;
/** `seconds` is how long it takes, `bytes` the size of its SVG file. */
export const facts = (positions: number, seconds: number, bytes: number) =>
  `${String(positions)} positions in ${time(seconds)}. The SVG has ${size(bytes)}.`;
export const about =
  'Both move by themselves, over and over. An SVG is small and sharp at any size, and stands still for readers who want no motion. Some forums and chats only take a GIF.';
export const save = (format: string) => `Save ${format}`;
export const share = (format: string) => `Share ${format}…`;
export const writing = (done: number, all: number) => `Writing frame ${String(done)} of ${String(all)}…`;
export const stop = 'Stop';
export const stopped = 'Stopped.';
export const saved = (file: string, bytes: number) => `Saved as ${file}: ${size(bytes)}.`;

const time = (seconds: number): string =>
  seconds < 60
    ? `${String(Math.round(seconds))} seconds`
    : `${String(Math.floor(seconds / 60))} min ${String(Math.round(seconds % 60))} s`;

/** In kB, or in MB from a thousand of them on. */
const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${String(Math.ceil(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
