import type { Message } from '../rules/message.ts';
import type { Result } from '../rules/result.ts';
import { failure } from '../rules/result.ts';
import type { TurnName } from './rounds.ts';

/** What there is to say of a link, of a record that is played through, and of a notation. */
export type RecordMessage =
  | { readonly id: 'link/too-long' | 'link/damaged' | 'link/no-game' | 'link/too-many-moves' }
  /** A damaged link, of which only so much can be read; null for nothing but the start. */
  | { readonly id: 'link/shown-up-to'; readonly last: TurnName | null }
  /** Of the variant, by its name. */
  | { readonly id: 'record/newer-rules'; readonly variant: string }
  | { readonly id: 'record/start-unreadable'; readonly cause: Message }
  /** The game is shown up to a turn, or the start, and why no further. */
  | { readonly id: 'record/shown-up-to'; readonly last: TurnName | null; readonly cause: Message }
  /** Not with the end that the record tells. */
  | { readonly id: 'record/cannot-end'; readonly ending: string }
  /** A text can be any of several moves, some of which are named. */
  | {
      readonly id: 'notation/ambiguous';
      readonly text: string;
      readonly moves: readonly string[];
      readonly hasMore: boolean;
    }
  | { readonly id: 'notation/turn-goes-on' };

export const recordFailure = (message: RecordMessage): Result<never> => failure(message);
