import type { Result } from '../../src/engine/rules/result.ts';
import { defendTask } from '../../src/engine/search/proof/defence.ts';
import { examineTask } from '../../src/engine/search/proof/examine.ts';
import { proveTask } from '../../src/engine/search/proof/prove.ts';
import type { Job, News, Thinker } from '../../src/store/computer/thinker.ts';
import type { QuestionKind, Questions } from '../../src/workers/tasks.ts';

/** A thinker in the same thread: it does what it was asked last when the test says so. */
export class PromptThinker implements Pick<Thinker, 'prove' | 'defend' | 'examine'> {
  #work: (() => void) | null = null;
  readonly prove: Thinker['prove'] = (task, hear) => this.#ask<'prove'>(proveTask(task), hear);
  readonly defend: Thinker['defend'] = (task, hear) => this.#ask<'defend'>(defendTask(task), hear);
  readonly examine: Thinker['examine'] = (task, hear) => this.#ask<'examine'>(examineTask(task), hear);
  /** Whether it was asked something that it has not answered. */
  get isAsked(): boolean {
    return this.#work !== null;
  }
  /** Answers all that it is asked. */
  work(): void {
    for (let work = this.#work; work; work = this.#work) {
      this.#work = null;
      work();
    }
  }
  #ask<K extends QuestionKind>(
    steps: Result<Generator<Questions[K]['progress'], Questions[K]['answer'], void>>,
    hear: (news: News<K>) => void,
  ): Job {
    const work = () => {
      if (!steps.ok) hear({ kind: 'failure', message: steps.message });
      else
        for (;;) {
          const step = steps.value.next();
          if (step.done) {
            hear({ kind: 'answer', found: step.value });
            return;
          }
          hear({ kind: 'progress', found: step.value });
        }
    };
    this.#work = work;
    return {
      drop: () => {
        if (this.#work === work) this.#work = null;
      },
    };
  }
}
