export const noRulebook = (game: string): string => `There is no rulebook of ${game}.`;
