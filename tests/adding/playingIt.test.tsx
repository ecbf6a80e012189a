// @vitest-environment jsdom
// The effects of step 3 of “Adding a variant” on the screen: see addingAVariant.test.ts.
import { Blob } from 'node:buffer';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/preact';
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '../support/noSizes.ts';
import '../support/words.ts';
import type * as outlinesModule from '../../src/rulebook/outlines.ts';
import { App } from '../../src/ui/App.tsx';

// Modules that were loaded before this file would keep the originals of these mocks.
vi.hoisted(() => vi.resetModules());
vi.mock('../../src/engine/variants/index.ts', () => import('./tiny/list.ts'));
vi.mock('../../src/rulebook/index.ts', () => import('./tiny/rulebooks.ts'));
vi.mock('../../src/rulebook/outlines.ts', async (original) => ({
  ...(await original<typeof outlinesModule>()),
  outlines: (await import('./tiny/path.ts')).outlines,
}));
vi.mock('../../src/words/en/games.ts', () => import('./tiny/words.ts'));
vi.mock('../../src/words/en/summaries.ts', () => import('./tiny/words.ts'));
vi.mock('../../src/words/en/kinds.ts', () => import('./tiny/kinds.ts'));

// Screens load on demand, and some machines are slow.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);

// Supplies what jsdom lacks: media queries, the duration of a glide from the style sheets, and a Blob for
// packing.
vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
document.documentElement.style.setProperty('--glide', '0ms');
vi.stubGlobal('Blob', Blob);
// Everything on the page counts as visible.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly #seen: (entries: readonly { isIntersecting: boolean }[]) => void;

    constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
      this.#seen = seen;
    }

    observe() {
      this.#seen([{ isIntersecting: true }]);
    }

    disconnect() {
      // Nothing can become visible later.
    }
  },
);

function open(route: string): void {
  window.location.hash = route;
  render(<App />);
}

const site = (name: RegExp) => screen.findByRole('button', { name });

/** Picks like a screen reader or a key, since there is no drawing to point at here. */
async function pick(...names: readonly RegExp[]): Promise<void> {
  for (const name of names) fireEvent.click(await site(name));
}

describe('a variant on the list', () => {
  test('has its card in the library', async () => {
    open('#/');
    expect(await screen.findByRole('heading', { name: 'Tiny Chess' })).toBeDefined();
    expect(await screen.findByRole('img', { name: 'The board of Tiny Chess at the start' })).toBeDefined();
  });

  test('is drawn on its board, with the letter of a piece without a figure', async () => {
    open('#/play/tiny');
    expect((await site(/^a1, White walker$/)).tagName).toBe('g');
    expect(screen.getAllByRole('button', { name: /^[abc][1234], / })).toHaveLength(12);
    expect([...document.querySelectorAll('.piece text')].map(({ textContent }) => textContent)).toEqual(
      Array(4).fill('W'),
    );
  });

  test('can be played to its end by picking squares', async () => {
    open('#/play/tiny');
    await pick(/^b1, White king$/, /^b2, empty/);
    await pick(/^b4, Black king$/, /^b3, empty/);
    expect(await site(/^b3, Black king, in check$/)).toBeDefined();
    await pick(/^b2, White king, in check$/, /^b3, Black king/);
    expect((await screen.findAllByText(/White wins: the king is captured\./)).length).toBeGreaterThan(0);
    const record = await screen.findByRole('list', { name: 'Moves' });
    const moves = within(record).getAllByRole('button');
    expect(moves.map(({ textContent }) => textContent)).toEqual(['Kb2', 'Kb3', 'Kxb3']);
  });

  test('has a rulebook with boards', async () => {
    open('#/learn/tiny/walker');
    expect(await screen.findByRole('heading', { name: 'The walker' })).toBeDefined();
    expect(await site(/^b2, White walker/)).toBeDefined();
  });

  test('has a short path, from the library', async () => {
    open('#/');
    fireEvent.click(await screen.findByRole('link', { name: /^Learn in 3 minutes/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'I have never played' }));
    expect(await screen.findByRole('heading', { name: 'A turn' })).toBeDefined();
    await pick(/^a1, White king$/, /^a2, Black walker/);
    fireEvent.click(await screen.findByRole('link', { name: /^Next/ }));
    expect(await screen.findByRole('heading', { name: 'Capture the king' })).toBeDefined();
  });

  test('can be set up in the editor', async () => {
    open('#/edit/tiny');
    expect(await site(/^White walker$/)).toBeDefined();
    expect(screen.getByDisplayValue('wkw/3/3/WKW w')).toBeDefined();
  });
});
