import type { Side } from '../../../src/engine/rules/side.ts';
import type { KindName } from './pieces.ts';

/** What the board says; the reasons are those of all games. */
export type TinyMessage =
  | { readonly id: `tiny/movement/${KindName}` }
  | { readonly id: 'tiny/king-in-check'; readonly side: Side }
  | { readonly id: 'tiny/hint/king-capture' };

/** Holds what the board says to the messages that it has. */
export const message = (said: TinyMessage): TinyMessage => said;
