// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { useAfterPaint } from '../../src/ui/useAfterPaint.ts';

it('a value that may wait is the one before in the first picture, and then the present one', async () => {
  const drawn: string[] = [];
  function Part({ value }: { readonly value: string }) {
    drawn.push(useAfterPaint(value));
    return null;
  }
  const { rerender } = render(<Part value="before" />);
  rerender(<Part value="now" />);
  await waitFor(() => {
    expect(drawn.at(-1)).toBe('now');
  });
  expect(drawn.lastIndexOf('before')).toBe(1);
});
