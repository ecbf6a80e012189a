import type { Message } from '../rules/message.ts';

/** Why nobody can think about a task. */
export type ThinkMessage =
  | { readonly id: 'think/game-over' }
  /** There is no variant with that id. */
  | { readonly id: 'think/no-variant'; readonly asked: string }
  /** The actions played cannot be read. */
  | { readonly id: 'think/actions'; readonly cause: Message };
