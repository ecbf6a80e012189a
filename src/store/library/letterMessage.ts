import type { Side } from '../../engine/rules/side.ts';

/** Messages about a letter: a link of a game by links that somebody has opened. */
export type LetterMessage =
  /** The game has gone on since. */
  | { readonly id: 'letter/stale' }
  /** It is the letter that was sent from here, and nothing has changed since. */
  | { readonly id: 'letter/own' }
  /** Other moves were played in it than here. */
  | { readonly id: 'letter/parted' }
  /** The other player offers a draw no longer. */
  | { readonly id: 'letter/draw-withdrawn'; readonly side: Side; readonly player: string }
  /** The other player no longer asks to take a turn back. */
  | { readonly id: 'letter/takeback-withdrawn'; readonly side: Side; readonly player: string };
