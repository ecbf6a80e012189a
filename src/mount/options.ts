import type { Variant } from '../engine/rules/variant.ts';
import type { Table } from '../words/sentences.ts';

/** What a board is mounted with. */
export interface MountOptions extends Partial<View> {
  /** The rules, as a folder of `engine/variants` has them. */
  readonly variant: Variant;
  /** What its boards say, as its game’s folder of `words/en` has it in `board.ts`. */
  readonly words: Table;
  /** A position string of the variant; its start, where none is given. */
  readonly position?: string;
}

/** How a mounted board is seen and used. */
export interface View {
  /** Whether Black sits below. */
  readonly flipped: boolean;
  /** Whether ranks and files are named along the edges. */
  readonly coordinates: boolean;
  /** Whether moves can be made by mouse and keyboard. */
  readonly playable: boolean;
  /** Which colours; `system` for those that the reader prefers. */
  readonly theme: 'system' | 'light' | 'dark' | 'high-contrast';
  /** Told of every move that somebody makes on the board. */
  readonly onMove: (move: MadeMove) => void;
}

export const USUAL_VIEW: View = {
  flipped: false,
  coordinates: true,
  playable: true,
  theme: 'system',
  onMove: () => undefined,
};

/** A move that was made, and where it led. */
export interface MadeMove {
  /** The action string: unambiguous among the legal moves. */
  readonly action: string;
  /** The position string of what it led to. */
  readonly position: string;
  /** How the game ended with it, in a sentence; null while it goes on. */
  readonly outcome: string | null;
}
