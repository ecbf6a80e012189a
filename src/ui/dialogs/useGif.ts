import { useEffect, useRef, useState } from 'react';
import type { AnimationLook } from '../../picture/animation.ts';
import type { Film } from '../../picture/film.tsx';
import { gifOf } from '../picture/gif.ts';

/** What becomes of the GIF of a film. */
export type GifState =
  | { readonly kind: 'none' }
  | { readonly kind: 'making'; readonly done: number; readonly all: number }
  | { readonly kind: 'made'; readonly file: Blob };

/** The file, or why there is none. */
type Made = Blob | 'stopped' | 'failed';

/** Makes the GIF of a film when asked to; leaving ends that. */
export function useGif(film: Film, look: AnimationLook) {
  const [state, setState] = useState<GifState>({ kind: 'none' });
  const work = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      work.current?.abort();
    },
    [],
  );

  /** Makes the file, unless it is made already. */
  const make = async (): Promise<Made> => {
    if (state.kind === 'made') return state.file;
    const { signal } = (work.current = new AbortController());
    setState({ kind: 'making', done: 0, all: film.frames.length });
    try {
      const file = await gifOf(film, look, {
        signal,
        onProgress: (done, all) => {
          setState({ kind: 'making', done, all });
        },
      });
      setState({ kind: 'made', file });
      return file;
    } catch {
      setState({ kind: 'none' });
      return signal.aborted ? 'stopped' : 'failed';
    }
  };
  const stop = () => {
    work.current?.abort();
  };
  return { state, make, stop };
}
