/** Begins a sentence about the rulebook of a game. */
export const rulebookNamed = (game: string): string => `The rulebook of ${game}`;

export const noRulebook = (game: string): string => `There is no rulebook of ${game}.`;
