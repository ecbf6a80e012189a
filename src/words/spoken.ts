import type { Message } from '../engine/rules/message.ts';
import type { Sentences } from './sentences.ts';

/** A message that already is words: what a screen says itself, or the description of a board. */
export interface Spoken extends Message<'spoken'> {
  readonly words: string;
}

export const spoken = (words: string): Spoken => ({ id: 'spoken', words });

/** The words are the same in every language. */
export const asSpoken: Sentences<Spoken> = { spoken: ({ words }) => words };
