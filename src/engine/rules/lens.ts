import type { Site } from '../topology/site.ts';
import type { Message } from './message.ts';
import type { Position } from './position.ts';
import type { Side } from './side.ts';
import { WHITE } from './side.ts';

/** Whose a lit site is: one side’s, both sides’, or nobody’s. */
export const tones = ['white', 'black', 'both', 'nobody'] as const;
export type Tone = (typeof tones)[number];

/** A site that a lens lights. */
export interface Lit {
  readonly site: Site;
  readonly tone: Tone;
  /** What it means, in words that follow a site’s name: `attacked by White`. */
  readonly label: Message;
  /** A short text to write on the site, such as a count. */
  readonly figure?: string;
}

export interface LensView {
  readonly lit: readonly Lit[];
  /** Everything the lens shows, in a sentence or two. */
  readonly sum: Message;
}

/** Something about a position that is not obvious, shown on the board on request. */
export interface Lens<P extends Position = Position> {
  /** Unique among the lenses of a variant: lower-case words with hyphens. */
  readonly id: string;
  readonly name: Message;
  view(position: P): LensView;
}

export const toneOf = (side: Side): Tone => (side === WHITE ? 'white' : 'black');

/** The tone of what belongs to one side or the other, to both or to nobody. */
export function sharedTone(white: boolean, black: boolean): Tone {
  if (white && black) return 'both';
  if (white) return 'white';
  return black ? 'black' : 'nobody';
}
