import { createContext } from 'react';

/** Opens a chapter of the rulebook beside the game; null where there is no room for it. */
export const RuleContext = createContext<((rule: string) => void) | null>(null);
