// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workOffline } from '../../src/ui/offline.ts';

const register = vi.fn(() => new Promise(() => undefined));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  register.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the files for the next visit are fetched only when the first screen has had its time', async () => {
  void workOffline();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.dynamicImportSettled();
  expect(register).toHaveBeenCalledTimes(1);
});

test('a page that is still loading keeps the network to itself', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  void workOffline();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(register).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(4_000);
  await vi.dynamicImportSettled();
  expect(register).toHaveBeenCalledTimes(1);
});
