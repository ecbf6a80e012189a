import type { ReactNode } from 'react';
import { createContext } from 'react';

/**
 * Brings the choices that are not sites to the place that a screen has for them; null for beside the site they are about.
 * There they would cover squares or a player’s name, and be looked for each time.
 */
export const ChoicesPlace = createContext<((choices: ReactNode) => ReactNode) | null>(null);
