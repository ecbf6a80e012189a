/** Replaces the nouns of all kinds. */
export const nouns: Readonly<Record<string, string>> = { king: 'king', walker: 'walker' };
