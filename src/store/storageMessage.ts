import type { Message } from '../engine/rules/message.ts';

/** Why the device does not keep what it should. */
export type StorageMessage =
  /** Settings and the like are not kept: there is no room left, or the browser forbids it. */
  | { readonly id: 'storage/full' | 'storage/forbidden' }
  /** The game or the study on the screen is not kept. */
  | { readonly id: 'storage/game-not-kept' | 'storage/study-not-kept'; readonly cause: Message };
