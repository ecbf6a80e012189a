import type { Rulebook } from '../rulebook.ts';
export const hex39Rules: Rulebook = { variants: ['hex39'], lead: '', sections: [], readings: [] };
