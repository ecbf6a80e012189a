import { createContext } from 'react';
import type { DrawnShape } from '../board/Shapes.tsx';

/** The arrows and circles on the board of the screen. */
export const ShapesContext = createContext<readonly DrawnShape[]>([]);
