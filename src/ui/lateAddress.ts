import { isObject } from '../engine/isObject.ts';

/** An address of the page, with what the browser's history has beside it, as JSON. */
export interface WholeAddress {
  readonly hash: string;
  readonly state: string;
}

/** Under this name the tab has the late address; it is gone with the tab. */
const NAME = 'late-address';

export const wholeAddress = (): WholeAddress => ({
  hash: location.hash,
  state: JSON.stringify(history.state),
});

/**
 * Keeps what the address has become since `before`, for a page that is closing: a browser that has begun to reload it
 * comes back to the address before.
 */
export function keepLateAddress(before: WholeAddress): void {
  const late = wholeAddress();
  if (late.hash === before.hash && late.state === before.state) return;
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ before, late }));
  } catch {
    // Without storage, or without room in it, the page comes back to the address before.
  }
}

/** Goes to the late address if the page has come back to the one before. */
export function takeLateAddress(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    sessionStorage.removeItem(NAME);
    if (!isObject(kept) || !isAddress(kept.before) || !isAddress(kept.late)) return;
    const { hash, state } = wholeAddress();
    if (hash === kept.before.hash && state === kept.before.state)
      history.replaceState(JSON.parse(kept.late.state), '', kept.late.hash);
  } catch {
    // Without storage there is no late address.
  }
}

const isAddress = (value: unknown): value is WholeAddress =>
  isObject(value) && typeof value.hash === 'string' && typeof value.state === 'string';
