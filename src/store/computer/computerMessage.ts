import type { Message } from '../../engine/rules/message.ts';

/** What there is to say about the computer as a player. */
export type ComputerMessage =
  /** Its code did not come over the network. */
  | { readonly id: 'computer/not-loaded' }
  /** Its thinking failed, by a bug of ours. */
  | { readonly id: 'computer/failed' }
  /** It was given something else to think about. */
  | { readonly id: 'computer/busy' }
  /** It cannot play this game on, so that persons play both sides. */
  | { readonly id: 'computer/gave-up'; readonly cause: Message }
  /** A hint was asked for, and there is none. */
  | { readonly id: 'computer/no-hint'; readonly cause: Message };
