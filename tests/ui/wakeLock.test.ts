import { describe, expect, test, vi } from 'vitest';
import { keepAwake } from '../../src/ui/play/wakeLock.ts';

/** A page that can be hidden and shown, and a screen that counts the locks on it. */
function fakes({ refuses = false } = {}) {
  const locks = new Set<object>();
  const visibility: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const page = Object.assign(new EventTarget(), visibility);
  const request = vi.fn(() => {
    if (refuses) return Promise.reject(new DOMException('low battery', 'NotAllowedError'));
    const lock = {
      release: () => {
        locks.delete(lock);
        return Promise.resolve();
      },
    };
    locks.add(lock);
    return Promise.resolve(lock);
  });
  const show = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState;
    // As a browser does.
    if (visibilityState === 'hidden') locks.clear();
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { page, screen: { request }, show, locks, request };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a screen is kept on', () => {
  test('from the call until its end', async () => {
    const { page, screen, locks, request } = fakes();
    const stop = keepAwake(page, screen);
    await settled();
    expect(request).toHaveBeenCalledWith('screen');
    expect(locks.size).toBe(1);
    stop();
    await settled();
    expect(locks.size).toBe(0);
  });

  test('again when the page comes back', async () => {
    const { page, screen, show, locks } = fakes();
    const stop = keepAwake(page, screen);
    await settled();
    show('hidden');
    await settled();
    expect(locks.size).toBe(0);
    show('visible');
    await settled();
    expect(locks.size).toBe(1);
    stop();
    await settled();
    show('visible');
    await settled();
    expect(locks.size).toBe(0);
  });

  test('not by a lock that arrives after the end', async () => {
    const { page, screen, locks } = fakes();
    keepAwake(page, screen)();
    await settled();
    expect(locks.size).toBe(0);
  });

  test('not from a hidden page, nor if the system refuses', async () => {
    const hidden = fakes();
    hidden.page.visibilityState = 'hidden';
    keepAwake(hidden.page, hidden.screen);
    const refusing = fakes({ refuses: true });
    keepAwake(refusing.page, refusing.screen)();
    await settled();
    expect(hidden.request).not.toHaveBeenCalled();
    expect(refusing.locks.size).toBe(0);
  });
});
