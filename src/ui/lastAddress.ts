import { isObject } from '../engine/isObject.ts';

/** Under this name the tab has the last address of a page that was closed. */
const NAME = 'last-address';

/** Keeps the address, with what the browser's history has beside it, for a page that is closing. */
export function keepAddress(): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ hash: location.hash, state: history.state as unknown }));
  } catch {
    // Without storage, or without room in it, a reload may come back to the address before.
  }
}

/**
 * Goes to the last address of the page if this is its reload: a browser comes back to the address at which the reload
 * began, though the page has written another since. Call it once, before the address is first read.
 */
export function takeAddress(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    sessionStorage.removeItem(NAME);
    // A browser may show the closed page again without loading it.
    addEventListener('pageshow', () => {
      sessionStorage.removeItem(NAME);
    });
    if (isReload() && isObject(kept) && typeof kept.hash === 'string' && kept.hash !== '')
      history.replaceState(kept.state, '', kept.hash);
  } catch {
    // Without storage there is no last address.
  }
}

const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
