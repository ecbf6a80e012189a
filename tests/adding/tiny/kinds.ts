/** Stands in for what all kinds are called. */
export const nouns: Readonly<Record<string, string>> = { king: 'king', walker: 'walker' };
