import type { Rulebook } from '../rulebook.ts';
export const battleChieftainRules: Rulebook = {
  variants: ['battle-chieftain'],
  lead: '',
  sections: [],
  readings: [],
};
