import type { Film } from './film.tsx';

/** How long the last frame is shown beyond the time of its own, in seconds. */
const REST = 2;
/** How long a piece glides, in seconds, and the most of a frame that this may take. */
const GLIDE = 0.3;
const MOST = 0.5;

/** When the frames of a film are shown, in seconds. */
export interface Timing {
  readonly starts: readonly number[];
  readonly durations: readonly number[];
  readonly total: number;
  /** When the pieces of a frame have arrived. */
  readonly arrivals: readonly number[];
}

/** The timing of a film in which each turn takes so many seconds. */
export function timingOf({ frames }: Pick<Film, 'frames'>, turn: number): Timing {
  const durations = frames.map(({ share }, frame) => share * turn + (frame === frames.length - 1 ? REST : 0));
  const starts: number[] = [];
  let total = 0;
  for (const duration of durations) {
    starts.push(total);
    total += duration;
  }
  const arrivals = starts.map((start, frame) =>
    frame === 0 ? 0 : start + Math.min(GLIDE, MOST * (frames[frame]?.share ?? 1) * turn),
  );
  return { starts, durations, total, arrivals };
}
