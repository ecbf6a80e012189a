import type { Page } from '@playwright/test';
import { mountScript } from '../../../scripts/mount/script.ts';
import type { MountedBoard } from '../../../src/mount/mount.tsx';
import type { MadeMove } from '../../../src/mount/options.ts';
import type * as Mounting from '../pages/mounting.ts';

declare global {
  const oddboard: typeof Mounting;
  interface Window {
    /** The boards that a test has mounted, by the ids of their elements. */
    boards: Record<string, MountedBoard>;
    /** The moves that they have reported, each with the id of its board. */
    moves: (readonly [string, MadeMove])[];
    /** How many listeners there are for each target and event that outlast a board, such as `window blur`. */
    listening: Record<string, number>;
  }
}

let script: Promise<string> | null = null;

/** A policy that is strict about where scripts and styles come from, like that of a careful site. */
const POLICY = "default-src 'none'; script-src 'self'";

/** The page of another site, with two places for boards, the second in a shadow root. */
const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>A page of somebody else</title>
  <script src="page.js"></script>
  <script src="mounting.js"></script>
  <main>
    <h1>Two boards</h1>
    <button>Before</button>
    <section id="chess" aria-label="Chess"></section>
    <section id="hexes" aria-label="Hexes"></section>
    <button>After</button>
  </main>
</html>`;

/** Counts the listeners on targets that outlast a board. */
const COUNTING = `
  window.boards = {};
  window.moves = [];
  window.listening = {};
  for (const [name, target] of [['window', window], ['document', document]])
    for (const [method, by] of [['addEventListener', 1], ['removeEventListener', -1]]) {
      const original = target[method].bind(target);
      target[method] = (type, ...others) => {
        const key = name + ' ' + type;
        window.listening[key] = (window.listening[key] ?? 0) + by;
        original(type, ...others);
      };
    }
`;

/** Opens another site’s page, on which boards can be mounted. */
export async function openStranger(page: Page): Promise<void> {
  script ??= mountScript('tests/browser/pages/mounting.ts');
  const files = {
    'stranger.html': { contentType: 'text/html', body: PAGE },
    'mounting.js': { contentType: 'text/javascript', body: await script },
    'page.js': { contentType: 'text/javascript', body: COUNTING },
  };
  for (const [name, { contentType, body }] of Object.entries(files))
    await page.route(`**/${name}`, (route) =>
      route.fulfill({ contentType, body, headers: { 'content-security-policy': POLICY } }),
    );
  await page.goto('stranger.html');
}

/** Mounts Chess 99 on the page itself, and Hex 39 in a shadow root. */
export const mountTwo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const place = (id: string) => {
      const element = document.getElementById(id);
      if (!element) throw new Error(`There is no place ${id}.`);
      return element;
    };
    const within = document.createElement('div');
    place('hexes').attachShadow({ mode: 'open' }).append(within);
    const tell = (id: string) => ({
      onMove: (move: MadeMove) => {
        window.moves.push([id, move]);
      },
    });
    window.boards = {
      chess: oddboard.mount(place('chess'), {
        variant: oddboard.chess99,
        words: oddboard.chess99Words,
        ...tell('chess'),
      }),
      hexes: oddboard.mount(within, {
        variant: oddboard.hex39,
        words: oddboard.hex39Words,
        theme: 'dark',
        ...tell('hexes'),
      }),
    };
  });
