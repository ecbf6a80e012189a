import type { WorkerReply, WorkerRequest } from '../../workers/runner.ts';
import type { QuestionKind, Questions, WorkerFound, WorkerTask } from '../../workers/tasks.ts';
import type { ComputerMessage } from './computerMessage.ts';
import { giveWay } from '../giveWay.ts';
import type { News, Thinker, ThinkingJob } from './thinker.ts';

const NOT_LOADED: ComputerMessage = { id: 'computer/not-loaded' };

/** What the page hears of: the worker answers what it was asked, whatever that was. */
type AnyNews =
  | Exclude<News<QuestionKind>, { kind: 'progress' | 'answer' }>
  | { readonly kind: 'progress' | 'answer'; readonly found: WorkerFound };

/** A thinker in a worker. If its file cannot be loaded, every task fails, and `onFailure` is called. */
export function startWorkerThinker(onFailure: () => void): Thinker {
  const worker = new Worker(new URL('../../workers/thinking.ts', import.meta.url), { type: 'module' });
  let number = 0;
  let hearing: ((news: AnyNews) => void) | null = null;
  let hasFailed = false;
  const post = (request: WorkerRequest<WorkerTask>) => {
    worker.postMessage(request);
  };
  const stopGivingWay = giveWay(
    () => {
      post({ kind: 'rest' });
    },
    () => {
      post({ kind: 'resume' });
    },
  );
  const end = (news: AnyNews) => {
    const hear = hearing;
    hearing = null;
    hear?.(news);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply<WorkerFound>>) => {
    if (data.number !== number) return;
    switch (data.kind) {
      case 'progress':
        hearing?.({ kind: 'progress', found: data.found });
        break;
      case 'answer':
        end({ kind: 'answer', found: data.found });
        break;
      case 'refusal':
        end({ kind: 'failure', message: data.message });
        break;
      case 'fault':
        // Developers and tests see it; the players read that the computer cannot go on.
        // eslint-disable-next-line no-console
        console.error(data.error);
        end({ kind: 'failure', message: { id: 'computer/failed' } satisfies ComputerMessage });
        break;
    }
  });
  // The file of the worker did not come, or is not what it should be.
  worker.addEventListener('error', () => {
    hasFailed = true;
    stopGivingWay();
    onFailure();
    end({ kind: 'failure', message: NOT_LOADED });
  });
  const ask = <K extends QuestionKind>(
    asked: WorkerTask & { readonly kind: K; readonly task: Questions[K]['task'] },
    time: number,
    hear: (news: News<K>) => void,
  ): ThinkingJob => {
    end({ kind: 'dropped' });
    number += 1;
    const own = number;
    hearing = (news) => {
      hear(news as News<K>);
    };
    if (hasFailed)
      queueMicrotask(() => {
        if (own === number) end({ kind: 'failure', message: NOT_LOADED });
      });
    else post({ kind: 'begin', number: own, task: asked, time });
    const stop = () => {
      if (own === number) post({ kind: 'stop', number: own });
    };
    return {
      hurry: stop,
      drop: () => {
        if (own !== number) return;
        hearing = null;
        stop();
      },
    };
  };
  return {
    think: (task, time, hear) => ask({ kind: 'think', task }, time, hear),
    prove: (task, hear) => ask({ kind: 'prove', task }, Infinity, hear),
    defend: (task, hear) => ask({ kind: 'defend', task }, Infinity, hear),
    examine: (task, hear) => ask({ kind: 'examine', task }, Infinity, hear),
    close: () => {
      hearing = null;
      stopGivingWay();
      worker.terminate();
    },
  };
}
