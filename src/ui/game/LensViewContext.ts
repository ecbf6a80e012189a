import { createContext } from 'react';
import type { LensView } from '../../engine/rules/lens.ts';

/** What the screen itself shows on its board in the place of a lens; null for nothing. */
export const LensViewContext = createContext<LensView | null>(null);
