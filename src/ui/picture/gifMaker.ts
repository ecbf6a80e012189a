import type { GifReply, GifRequest } from '../../workers/gifRequest.ts';

/** The worker that writes one GIF. */
interface GifMaker {
  /** Sends it pixels, which are no longer ours; resolves when it is done with what was sent before. */
  readonly ask: (request: Exclude<GifRequest, { kind: 'finish' }>) => Promise<void>;
  /** The file. */
  readonly finish: () => Promise<Blob>;
  readonly close: () => void;
}

/** Starts the worker. What it is asked rejects when its file cannot be loaded or when the signal says stop. */
export function startGifMaker(signal: AbortSignal): GifMaker {
  const worker = new Worker(new URL('../../workers/gif.ts', import.meta.url), { type: 'module' });
  let answer: Promise<GifReply> | null = null;
  const send = (request: GifRequest): Promise<GifReply> =>
    new Promise((resolve, reject) => {
      const ending = new AbortController();
      const { signal: ended } = ending;
      const end = () => {
        ending.abort();
      };
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<GifReply>) => {
          end();
          resolve(data);
        },
        { signal: ended },
      );
      worker.addEventListener(
        'error',
        () => {
          end();
          reject(new Error('The worker that writes GIFs cannot work.'));
        },
        { signal: ended },
      );
      signal.addEventListener(
        'abort',
        () => {
          end();
          reject(signal.reason as Error);
        },
        { signal: ended },
      );
      worker.postMessage(request, request.kind === 'finish' ? [] : [request.pixels.buffer]);
    });
  return {
    ask: async (request) => {
      await answer;
      signal.throwIfAborted();
      answer = send(request);
      // Whoever asks next hears of a failure.
      answer.catch(() => undefined);
    },
    finish: async () => {
      await answer;
      const reply = await send({ kind: 'finish' });
      if (reply.kind !== 'finished') throw new Error('The worker gave no file.');
      return reply.file;
    },
    close: () => {
      worker.terminate();
    },
  };
}
