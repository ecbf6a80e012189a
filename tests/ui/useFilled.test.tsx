// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import '../../src/renderer.ts';
import { useFilled } from '../../src/ui/explore/useFilled.ts';

/** Draws a list of so many groups; returns the indices of those that are filled, and a function that shows another one. */
function drawn(groups: number) {
  const keys = Array.from({ length: groups }, (_, i) => 7 * i);
  let filled: readonly number[] = [];
  function List({ shown }: { readonly shown: number }) {
    const isFilled = useFilled(keys, shown);
    filled = [...keys.keys()].filter(isFilled);
    return null;
  }
  const { rerender } = render(<List shown={0} />);
  return {
    filled: () => filled,
    show: (index: number) => {
      rerender(<List shown={index} />);
    },
  };
}

describe('a long list of moves', () => {
  afterEach(cleanup);

  it('is filled around the move that is shown first, and then to its ends', async () => {
    const { filled } = drawn(60);
    expect(filled().length).toBeLessThan(10);
    expect(filled()).toContain(0);
    await waitFor(() => {
      expect(filled()).toHaveLength(60);
    });
  });

  it('keeps what is filled when a move far away is shown', async () => {
    const { filled, show } = drawn(5000);
    await waitFor(() => {
      expect(filled().length).toBeGreaterThan(20);
    });
    const before = filled();
    expect(before).not.toContain(4000);
    show(4000);
    expect(filled()).toEqual(expect.arrayContaining([...before, 3999, 4000, 4001]));
  });

  it('is filled at once if it is short', () => {
    expect(drawn(2).filled()).toEqual([0, 1]);
  });
});
