import type { Message } from '../rules/message.ts';
import type { Result } from '../rules/result.ts';
import { failure } from '../rules/result.ts';
import type { TurnName } from './rounds.ts';

/** Messages about a link, about a record that is replayed, and about a notation. */
export type RecordMessage =
  | { readonly id: 'link/too-long' | 'link/damaged' | 'link/no-game' | 'link/too-many-moves' }
  /**
   * A link can be read only up to this turn because its end is missing, or because it was changed, so that what
   * was read is uncertain. Null if only the start can be read.
   */
  | { readonly id: 'link/shown-up-to' | 'link/uncertain-up-to'; readonly last: TurnName | null }
  /** `variant` is the name of the variant. */
  | { readonly id: 'record/newer-rules'; readonly variant: string }
  | { readonly id: 'record/start-unreadable'; readonly cause: Message }
  /** The game is shown only up to this turn, or the start if null, because of the cause. */
  | { readonly id: 'record/shown-up-to'; readonly last: TurnName | null; readonly cause: Message }
  /** The game cannot end as the record says. */
  | { readonly id: 'record/cannot-end'; readonly ending: string }
  /** The text may mean any of several moves, some of which are named. */
  | {
      readonly id: 'notation/ambiguous';
      readonly text: string;
      readonly moves: readonly string[];
      readonly hasMore: boolean;
    }
  | { readonly id: 'notation/turn-goes-on' };

export const recordFailure = (message: RecordMessage): Result<never> => failure(message);
