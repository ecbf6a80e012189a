import { embed } from '#words/embed.ts';

/** The sentences for attributes that ask for nothing that there is. A part of its own, since few boards need them. */
export const sentences = embed;
