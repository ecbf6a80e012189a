import type { Message } from '../rules/message.ts';

/** Messages about trees of variations. */
export type TreeMessage =
  | { readonly id: 'tree/other-variant' | 'tree/other-start' }
  | { readonly id: 'tree/too-large'; readonly most: number }
  /** So many lines could not be played because of the cause. */
  | { readonly id: 'tree/lines-left-out'; readonly count: number; readonly cause: Message };
