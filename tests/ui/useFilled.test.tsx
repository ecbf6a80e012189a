// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import '../../src/renderer.ts';
import { useFilled } from '../../src/ui/explore/useFilled.ts';

/** Draws a list of so many groups; returns how far from the one that is shown they are filled. */
function filledIn(groups: number): () => number {
  let distance = 0;
  function List() {
    distance = useFilled(groups);
    return null;
  }
  render(<List />);
  return () => distance;
}

describe('a long list of moves', () => {
  afterEach(cleanup);

  it('is filled around the move that is shown first, and then to its ends', async () => {
    const filled = filledIn(60);
    expect(filled()).toBeLessThan(10);
    await waitFor(() => {
      expect(filled()).toBeGreaterThanOrEqual(60);
    });
  });

  it('is filled at once if it is short', () => {
    expect(filledIn(2)()).toBeGreaterThanOrEqual(2);
  });
});
