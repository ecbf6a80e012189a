import { useEffect, useState } from 'react';
import type { Game } from '../../engine/game/game.ts';
import type { Film, FilmOptions } from '../../picture/film.tsx';
import { drawFilm } from '../../picture/film.tsx';
import { inSlices } from '../picture/inSlices.ts';

/** A film, and how far the next one is. */
export interface FilmState {
  /** The last one that was drawn; null before the first. */
  readonly film: Film | null;
  /** How many there were before it. */
  readonly number: number;
  /** The frames that are drawn of the one that is wanted, and how many it has; null if it is there. */
  readonly drawing: readonly [done: number, all: number] | null;
}

const BEGUN: FilmState = { film: null, number: -1, drawing: [0, 0] };

/** Draws a game as a film, anew when one of the options changes. */
export function useFilm(game: Game, options: FilmOptions): FilmState {
  const { title, players, from, flipped, coordinates, set } = options;
  const [state, setState] = useState(BEGUN);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setState((before) => ({ ...before, drawing: [0, 0] }));
    inSlices(drawFilm(game, { title, players, from, flipped, coordinates, set }), {
      signal,
      onProgress: (drawing) => {
        setState((before) => ({ ...before, drawing }));
      },
    }).then(
      (film) => {
        if (!signal.aborted) setState(({ number }) => ({ film, number: number + 1, drawing: null }));
      },
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    return () => {
      leaving.abort();
    };
  }, [game, title, players, from, flipped, coordinates, set]);
  return state;
}
