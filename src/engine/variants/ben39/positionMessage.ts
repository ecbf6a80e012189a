import type { Side } from '../../rules/side.ts';
import type { Ground } from './board.ts';

/** Messages about its positions. Sites and kinds are names. */
export type Ben39PositionMessage =
  /** Boards and fields. */
  | { readonly id: 'ben39/squares' | 'ben39/crossings' | 'ben39/movable-squares' }
  /** The places where movable squares can be, and the text. */
  | { readonly id: 'ben39/no-movable-squares'; readonly places: readonly string[]; readonly text: string }
  /** The site is ground on which the kind can never stand. */
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
  /** More pieces of kinds that count as one than exist: for one side, or for both together. */
  | {
      readonly id: 'ben39/too-many';
      readonly side: Side;
      readonly kinds: readonly string[];
      readonly most: number;
    }
  | { readonly id: 'ben39/too-many-in-all'; readonly kinds: readonly string[]; readonly most: number };
