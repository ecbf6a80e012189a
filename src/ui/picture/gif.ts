import type { AnimationLook } from '../../picture/animation.ts';
import type { Film } from '../../picture/film.tsx';
import { writeFrame } from '../../picture/filmFrame.ts';
import { heightOf } from '../../picture/filmMarkup.ts';
import { sampleFrames } from '../../picture/sampleFrames.ts';
import { timingOf } from '../../picture/timing.ts';
import { startGifMaker } from './gifMaker.ts';
import { rasterOf } from './raster.ts';

/** What is told while a GIF is made. */
interface Making {
  /** Called when so many frames of all are done. */
  readonly onProgress: (done: number, all: number) => void;
  /** Stops the work: the promise rejects with its reason. */
  readonly signal: AbortSignal;
}

/**
 * A film as an animated GIF. The page draws a frame while a worker writes the one before.
 * @throws Error when the browser does not let us draw it, and when the worker cannot be loaded.
 */
export async function gifOf(film: Film, look: AnimationLook, { onProgress, signal }: Making): Promise<Blob> {
  const size = { width: look.width, height: heightOf(film, look.width) };
  const pixelsOf = async (frame: number) => {
    const context = await rasterOf({ svg: writeFrame(film, frame, look), ...size }, 1);
    signal.throwIfAborted();
    return context.getImageData(0, 0, size.width, size.height).data;
  };
  const maker = startGifMaker(signal);
  try {
    for (const frame of sampleFrames(film))
      await maker.ask({ kind: 'sample', pixels: await pixelsOf(frame) });
    const { starts, durations } = timingOf(film, look.turn);
    for (const [frame, start] of starts.entries()) {
      const pixels = await pixelsOf(frame);
      // Rounded so that the sum of all is right.
      const delay = Math.round(100 * (start + (durations[frame] ?? 0))) - Math.round(100 * start);
      await maker.ask({ kind: 'frame', pixels, ...size, delay });
      onProgress(frame + 1, starts.length);
    }
    return await maker.finish();
  } finally {
    maker.close();
  }
}
