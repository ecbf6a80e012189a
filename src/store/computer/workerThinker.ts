import type { ThinkingReply, ThinkingRequest } from '../../workers/runner.ts';
import type { ComputerMessage } from './computerMessage.ts';
import type { Thinker, ThinkingNews } from './thinker.ts';

const NOT_LOADED: ComputerMessage = { id: 'computer/not-loaded' };

/** A thinker in a worker. If its file cannot be loaded, every task fails, and `onFailure` is called. */
export function startWorkerThinker(onFailure: () => void): Thinker {
  const worker = new Worker(new URL('../../workers/thinking.ts', import.meta.url), { type: 'module' });
  let number = 0;
  let hearing: ((news: ThinkingNews) => void) | null = null;
  let hasFailed = false;
  const post = (request: ThinkingRequest) => {
    worker.postMessage(request);
  };
  const end = (news: ThinkingNews) => {
    const hear = hearing;
    hearing = null;
    hear?.(news);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<ThinkingReply>) => {
    if (data.number !== number) return;
    switch (data.kind) {
      case 'thought':
        hearing?.({ kind: 'thought', thought: data.thought });
        break;
      case 'answer':
        end({ kind: 'answer', thought: data.thought });
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
    onFailure();
    end({ kind: 'failure', message: NOT_LOADED });
  });
  return {
    think: (task, time, hear) => {
      end({ kind: 'dropped' });
      number += 1;
      const own = number;
      hearing = hear;
      if (hasFailed)
        queueMicrotask(() => {
          if (own === number) end({ kind: 'failure', message: NOT_LOADED });
        });
      else post({ kind: 'think', number: own, task, time });
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
    },
    close: () => {
      hearing = null;
      worker.terminate();
    },
  };
}
