/** Stands in for the observer of sizes, which jsdom lacks: nothing is laid out there, so no size changes. */
import { vi } from 'vitest';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  },
);
