import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SCRIPT = 'src/boot.js';
/** Where it goes: after what says how the page is to be read, before all that may fail. */
const PLACE = '<!-- src/boot.js -->';

/** Writes the first script into the page itself. */
export function boot(): Plugin {
  return {
    name: 'boot',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no place for ${SCRIPT}.`);
        return html.replace(PLACE, () => `<script>${bootScript()}</script>`);
      },
    },
  };
}

/** The first script without its comments. Tools that make scripts short write them in newer JavaScript. */
function bootScript(): string {
  return readFileSync(SCRIPT, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^\/[/*]/.test(line))
    .join('\n');
}
