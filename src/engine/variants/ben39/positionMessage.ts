import type { Side } from '../../rules/side.ts';
import type { Ground } from './board.ts';

/** What is said of its positions. Sites and kinds are names of them. */
export type Ben39PositionMessage =
  /** Boards and fields. */
  | { readonly id: 'ben39/squares' | 'ben39/crossings' | 'ben39/movable-squares' }
  /** Where movable squares can be, and what was written. */
  | { readonly id: 'ben39/no-movable-squares'; readonly places: readonly string[]; readonly text: string }
  /** The site is ground on which the kind never stands. */
  | {
      readonly id: 'ben39/on-wrong-ground';
      readonly kind: string;
      readonly site: string;
      readonly ground: Ground;
    }
  | { readonly id: 'ben39/on-no-crossing'; readonly kind: string; readonly site: string }
  | { readonly id: 'ben39/pawn-on-last-rank'; readonly site: string }
  | { readonly id: 'ben39/many-kings'; readonly side: Side }
  | { readonly id: 'ben39/no-king' }
  /** More than there are of a kind: of a side's, or of both together. */
  | { readonly id: 'ben39/too-many'; readonly side: Side; readonly kind: string; readonly most: number }
  | { readonly id: 'ben39/too-many-in-all'; readonly kind: string; readonly most: number };
