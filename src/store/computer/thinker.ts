import type { Message } from '../../engine/rules/message.ts';
import type { ProofTask } from '../../engine/search/proof/proof.ts';
import type { Task } from '../../engine/search/thought.ts';
import type { QuestionKind, Questions } from '../../workers/tasks.ts';

/** How a task goes. */
export type News<K extends QuestionKind> =
  /** What is found so far. */
  | { readonly kind: 'progress'; readonly found: Questions[K]['progress'] }
  /** The last word. */
  | { readonly kind: 'answer'; readonly found: Questions[K]['answer'] }
  /** Another task has taken its place. */
  | { readonly kind: 'dropped' }
  /** There will be no answer. */
  | { readonly kind: 'failure'; readonly message: Message };

export type ThinkingNews = News<'think'>;
export type ProvingNews = News<'prove'>;

/** A task that is under way. */
export interface Job {
  /** Ends it; nothing more is heard of it. */
  readonly drop: () => void;
}

/** Thinking that is under way. */
export interface ThinkingJob extends Job {
  /** Asks for the answer at once. */
  readonly hurry: () => void;
}

/** Something that does one task at a time, without keeping the page from anything else: a task under way is dropped. */
export interface Thinker {
  /** Thinks for so many milliseconds at most. */
  readonly think: (task: Task, time: number, hear: (news: ThinkingNews) => void) => ThinkingJob;
  /** Proves for as long as it takes; the progress tells how many turns are known to be too few. */
  readonly prove: (task: ProofTask, hear: (news: ProvingNews) => void) => Job;
  /** Looks for a defence of the side to move against a win of the other side. */
  readonly defend: (task: ProofTask, hear: (news: News<'defend'>) => void) => Job;
  /** Finds out whether a position is a puzzle. */
  readonly examine: (task: ProofTask, hear: (news: News<'examine'>) => void) => Job;
  readonly close: () => void;
}
