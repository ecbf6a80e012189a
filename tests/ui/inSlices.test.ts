// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inSlices } from '../../src/ui/inSlices.ts';

/** Endless work of which each part takes a whole slice; tells how many parts are done. */
function endless() {
  let [done, time] = [0, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  function* work(): Generator<undefined, never> {
    for (;;) {
      time += 20;
      done++;
      yield undefined;
    }
  }
  return { work: work(), done: () => done };
}

describe('work in slices', () => {
  const leaving = new AbortController();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  });
  afterEach(() => {
    leaving.abort();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('rests from a press until the page has drawn what it changes, and goes on then', async () => {
    const { work, done } = endless();
    inSlices(work, leaving).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(50);
    expect(done()).toBeGreaterThan(2);
    dispatchEvent(new Event('pointerdown'));
    const before = done();
    await vi.advanceTimersByTimeAsync(50);
    expect(done()).toBe(before);
    await vi.advanceTimersByTimeAsync(200);
    expect(done()).toBeGreaterThan(before + 2);
  });
});
