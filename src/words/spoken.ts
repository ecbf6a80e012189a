import type { Message } from '../engine/rules/message.ts';
import type { Sentences } from './sentences.ts';

/** Words that are there already, where a message is wanted: what a screen says itself, or what describes a board. */
export interface Spoken extends Message<'spoken'> {
  readonly words: string;
}

export const spoken = (words: string): Spoken => ({ id: 'spoken', words });

/** In every language they are as they are. */
export const asSpoken: Sentences<Spoken> = { spoken: ({ words }) => words };
