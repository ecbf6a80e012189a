import type { Message } from '../../engine/rules/message.ts';
import type { Side } from '../../engine/rules/side.ts';

/** What there is to say about a puzzle that somebody solves. */
export type PuzzleMessage =
  /** The task: the side wins by force in so many of its turns. */
  | { readonly id: 'puzzle/task'; readonly side: Side; readonly turns: number }
  /** So far all is right; the side wins in so many turns more. */
  | { readonly id: 'puzzle/right'; readonly side: Side; readonly turns: number }
  | { readonly id: 'puzzle/solved' | 'puzzle/shown' }
  /**
   * A turn with the notations `tried` is answered by a turn after which the side no longer wins in so many turns; the
   * other side wins in `wins` of its own, 0 if that is not known.
   */
  | {
      readonly id: 'puzzle/refuted';
      readonly side: Side;
      readonly tried: readonly string[];
      readonly answer: readonly string[];
      readonly turns: number;
      readonly wins: number;
    }
  /** The game is over, and the side has not won it. */
  | { readonly id: 'puzzle/not-won'; readonly side: Side }
  /** A move was tried after a wrong one. */
  | { readonly id: 'puzzle/take-back' }
  /** A try could not be judged. */
  | { readonly id: 'puzzle/not-judged'; readonly cause: Message };
