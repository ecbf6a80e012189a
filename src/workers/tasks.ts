import type { Defence, Examined, Finding, ProofProgress, ProofTask } from '../engine/search/proof/proof.ts';
import type { Task, Thought } from '../engine/search/thought.ts';

/**
 * What the worker that thinks can be asked: by the kind of the task, what the task is, what it tells meanwhile, and what it
 * answers. All of it is plain data.
 */
export interface Questions {
  /** To find good moves. */
  readonly think: { readonly task: Task; readonly progress: Thought; readonly answer: Thought };
  /** To find out who wins by force. */
  readonly prove: { readonly task: ProofTask; readonly progress: ProofProgress; readonly answer: Finding };
  /** To find what the side to move can do against a win of the other side. */
  readonly defend: { readonly task: ProofTask; readonly progress: ProofProgress; readonly answer: Defence };
  /** To find out whether a position is a puzzle. */
  readonly examine: { readonly task: ProofTask; readonly progress: ProofProgress; readonly answer: Examined };
}

export type QuestionKind = keyof Questions;

/** A task as it is sent to the worker. */
export type WorkerTask = {
  readonly [K in QuestionKind]: { readonly kind: K; readonly task: Questions[K]['task'] };
}[QuestionKind];

/** What the worker sends back. */
export type WorkerFound = Questions[QuestionKind]['progress'] | Questions[QuestionKind]['answer'];
