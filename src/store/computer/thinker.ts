import type { Message } from '../../engine/rules/message.ts';
import type { Task, Thought } from '../../engine/search/thought.ts';

/** How thinking about a task goes. */
export type ThinkingNews =
  /** The best so far. */
  | { readonly kind: 'thought'; readonly thought: Thought }
  /** The last word. */
  | { readonly kind: 'answer'; readonly thought: Thought }
  /** Another task has taken its place. */
  | { readonly kind: 'dropped' }
  /** There will be no answer. */
  | { readonly kind: 'failure'; readonly message: Message };

/** Thinking that is under way. */
export interface ThinkingJob {
  /** Asks for the answer at once. */
  readonly hurry: () => void;
  /** Ends it; nothing more is heard of it. */
  readonly drop: () => void;
}

/** Something that thinks about one task at a time, without keeping the page from anything else. */
export interface Thinker {
  /** Thinks for so many milliseconds at most. A task under way before is dropped. */
  readonly think: (task: Task, time: number, hear: (news: ThinkingNews) => void) => ThinkingJob;
  readonly close: () => void;
}
