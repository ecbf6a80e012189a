import type { Message } from '../rules/message.ts';
import type { Result } from '../rules/result.ts';
import { failure } from '../rules/result.ts';

/** Messages about actions and clocks that a game does not accept. */
export type GameMessage =
  /** An action or notation cannot be played because the game is over. */
  | { readonly id: 'action/game-over'; readonly action: string }
  | { readonly id: 'action/game-full'; readonly most: number; readonly action: string }
  | { readonly id: 'action/not-legal'; readonly action: string }
  /** Which of several actions failed, counted from 1. */
  | { readonly id: 'action/of-several'; readonly number: number; readonly cause: Message }
  | { readonly id: 'clock/unreadable' }
  | { readonly id: 'control/unknown' }
  | { readonly id: 'control/out-of-bounds'; readonly part: 'minutes' | 'seconds'; readonly most: number };

export const gameFailure = (message: GameMessage): Result<never> => failure(message);
