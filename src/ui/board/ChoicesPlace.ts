import type { ReactNode } from 'react';
import { createContext } from 'react';
import type { ChipsProps } from './Chips.tsx';

/**
 * Shows the choices that are not sites in the place that a screen has for them; null for beside the site they are about.
 * There they would cover squares or a player’s name, and be looked for each time.
 */
export const ChoicesPlace = createContext<((choices: ChipsProps) => ReactNode) | null>(null);
