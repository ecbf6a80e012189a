import type { Message } from '../rules/message.ts';

/** Why nobody can think about a task. */
export type ThinkMessage =
  | { readonly id: 'think/game-over' }
  /** What is threatened was asked where a pass tells nothing. */
  | { readonly id: 'think/no-threat' }
  /** There is no variant with that id. */
  | { readonly id: 'think/no-variant'; readonly asked: string }
  /** The actions played cannot be read. */
  | { readonly id: 'think/actions'; readonly cause: Message };
