import { useEffect, useMemo, useState } from 'react';
import type { Game } from '../../engine/game/game.ts';
import type { Film, FilmOptions } from '../../picture/film.tsx';
import { drawFilm } from '../../picture/film.tsx';
import { raiseUnlessStopped } from '../../store/fault.ts';
import { inSlices } from '../inSlices.ts';

/** A film, and how far the next one is. */
export interface FilmState {
  /** The last one that was drawn; null before the first. */
  readonly film: Film | null;
  /** How many there were before it. */
  readonly number: number;
  /** The frames that are drawn of the one that is wanted, and how many it has; null if it is there. */
  readonly drawing: Progress | null;
}

type Progress = readonly [done: number, all: number];

const NOTHING: Progress = [0, 0];

/** What was wanted is compared by identity. */
interface Drawn {
  readonly film: Film | null;
  readonly number: number;
  /** What the film shows, and what is being drawn with its progress. */
  readonly shows: FilmOptions | null;
  readonly draws: FilmOptions | null;
  readonly progress: Progress;
}

/** Draws a game as a film, anew when one of the options changes. */
export function useFilm(game: Game, options: FilmOptions): FilmState {
  const { title, players, from, flipped, coordinates, set } = options;
  const wanted = useMemo(
    () => ({ title, players, from, flipped, coordinates, set }),
    [title, players, from, flipped, coordinates, set],
  );
  const [drawn, setDrawn] = useState<Drawn>({
    film: null,
    number: -1,
    shows: null,
    draws: null,
    progress: NOTHING,
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    inSlices(drawFilm(game, wanted), {
      signal,
      onProgress: (progress) => {
        setDrawn((before) => ({ ...before, draws: wanted, progress }));
      },
    }).then((film) => {
      if (!signal.aborted)
        setDrawn((before) => ({ ...before, film, number: before.number + 1, shows: wanted }));
    }, raiseUnlessStopped(signal));
    return () => {
      leaving.abort();
    };
  }, [game, wanted]);
  const { film, number, shows, draws, progress } = drawn;
  const drawing = shows === wanted ? null : draws === wanted ? progress : NOTHING;
  return { film, number, drawing };
}
