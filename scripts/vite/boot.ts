import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { withWords, wordsOfBoot } from './words.ts';

const SCRIPT = 'src/boot.js';
/** The place of the first script: after the other tags of the head, before everything that may fail. */
const PLACE = '<!-- src/boot.js -->';

/** Writes the first script into the page itself, and the words into both. */
export function boot(): Plugin {
  let mode = '';
  return {
    name: 'boot',
    configResolved: (config) => {
      mode = config.mode;
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no place for ${SCRIPT}.`);
        return withWords(html, mode).replace(PLACE, () => `<script>${bootScript(mode)}</script>`);
      },
    },
  };
}

/** The first script without its comments. It is not minified, since minifiers write newer JavaScript. */
function bootScript(mode: string): string {
  return readFileSync(SCRIPT, 'utf8')
    .replace('/* WORDS */', () => wordsOfBoot(mode))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(\/[/*]|\*)/.test(line))
    .join('\n');
}
