import { createContext } from 'react';

/**
 * The element in which the boards inside it put the choices that are not sites; null for beside the site they are about.
 * A phone has no room beside it: buttons large enough for a finger would cover squares or a player’s name.
 */
export const ChoicesPlace = createContext<HTMLElement | null>(null);
