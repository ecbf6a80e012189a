import type { Film } from './film.tsx';
import type { FilmLook } from './filmMarkup.ts';
import { filmMarkup } from './filmMarkup.ts';
import type { Track } from './tracks.ts';

/** A frame of a film as an SVG file that stands still. */
export function writeFrame(film: Film, frame: number, look: FilmLook): string {
  return filmMarkup(film, look, {
    styles: '',
    layers: film.layers.map(({ items }) =>
      items.flatMap(({ markup, frames }) => (frames.includes(frame) ? [markup] : [])).join(''),
    ),
    pieces: film.tracks
      .flatMap((track) => {
        const place = placeIn(track, frame);
        return place === null ? [] : [`<use href="#${track.figure}" transform="${place}"/>`];
      })
      .join(''),
  });
}

/** Where a piece is in a frame, as a transform; null if it is not on the board. */
const placeIn = ({ stays, until }: Track, frame: number): string | null =>
  frame >= until ? null : (stays.findLast((stay) => stay.frame <= frame)?.place ?? null);
