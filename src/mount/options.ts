import type { Variant } from '../engine/rules/variant.ts';
import type { Table } from '../words/sentences.ts';

/** The options with which a board is mounted. */
export interface MountOptions extends Partial<View> {
  /** The rules, exported by a folder of `engine/variants`. */
  readonly variant: Variant;
  /** The words for its boards, exported by `board.ts` in its game’s folder of `words/en`. */
  readonly words: Table;
  /** A position string of the variant; the starting position if none is given. */
  readonly position?: string;
}

/** How a mounted board looks and is used. */
export interface View {
  /** Whether Black sits below. */
  readonly flipped: boolean;
  /** Whether the edges show the names of ranks and files. */
  readonly coordinates: boolean;
  /** Whether the user can make moves by mouse and keyboard. */
  readonly playable: boolean;
  /** The colours; `system` means those that the reader’s system prefers. */
  readonly theme: 'system' | 'light' | 'dark' | 'high-contrast';
  /** Called with every move that the user makes on the board. */
  readonly onMove: (move: MadeMove) => void;
}

export const USUAL_VIEW: View = {
  flipped: false,
  coordinates: true,
  playable: true,
  theme: 'system',
  onMove: () => undefined,
};

/** A move that was made, and its result. */
export interface MadeMove {
  /** The action string: unambiguous among the legal moves. */
  readonly action: string;
  /** The position string after the move. */
  readonly position: string;
  /** How the move ended the game, as a sentence; null if the game goes on. */
  readonly outcome: string | null;
}
