/** Replaces the nouns of all kinds. */
export const nouns: Readonly<Record<string, string>> = { king: 'king', walker: 'walker' };

/** No kind of it acts on others from where it is. */
export const deeds = {};
