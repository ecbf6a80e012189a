import type { Message } from '../rules/message.ts';
import type { Result } from '../rules/result.ts';
import { failure } from '../rules/result.ts';

/** What a game says of actions and clocks that it does not take. */
export type GameMessage =
  /** What was to be played, an action or a notation, cannot be: the game is over. */
  | { readonly id: 'action/game-over'; readonly action: string }
  | { readonly id: 'action/game-full'; readonly most: number; readonly action: string }
  | { readonly id: 'action/not-legal'; readonly action: string }
  /** The action that failed of several, counted from 1. */
  | { readonly id: 'action/of-several'; readonly number: number; readonly cause: Message }
  | { readonly id: 'clock/unreadable' }
  | { readonly id: 'control/unknown' }
  | { readonly id: 'control/out-of-bounds'; readonly part: 'minutes' | 'seconds'; readonly most: number };

export const gameFailure = (message: GameMessage): Result<never> => failure(message);
