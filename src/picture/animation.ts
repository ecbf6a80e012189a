import { at } from '../engine/at.ts';
import type { Film } from './film.tsx';
import type { FilmLook } from './filmMarkup.ts';
import { filmMarkup } from './filmMarkup.ts';
import { keyframeSheet } from './keyframes.ts';
import type { KeyframeSheet } from './keyframes.ts';
import { classes } from '../ui/board/classes.ts';
import { short } from './markup.ts';
import type { Timing } from './timing.ts';
import { timingOf } from './timing.ts';
import type { Stay, Track } from './tracks.ts';

/** How a film looks and how fast it goes. */
export interface AnimationLook extends FilmLook {
  /** How long a turn takes, in seconds. */
  readonly turn: number;
}

/**
 * A film as an SVG file that moves by itself and begins anew after its end. Each figure and each mark is in it once;
 * only what changes is animated. Where it does not move, because a program knows no animations or a reader wants none,
 * it shows its last frame.
 */
export function writeAnimation(film: Film, { turn, ...look }: AnimationLook): string {
  const timing = timingOf(film, turn);
  const sheet = keyframeSheet();
  const layers = film.layers.map(({ items }) => grouped(items, film.frames.length, timing, sheet));
  const pieces = film.tracks.map((track) => pieceOf(track, timing, sheet)).join('');
  const styles = [
    `*{animation-duration:${short(timing.total)}s;animation-timing-function:step-end;animation-iteration-count:infinite}`,
    'use{animation-timing-function:ease-in-out}',
    `.${HIDDEN}{visibility:hidden}`,
    sheet.text(),
    '@media(prefers-reduced-motion:reduce){*{animation-name:none!important}}',
  ].join('');
  return filmMarkup(film, look, { styles, layers, pieces });
}

/** The items of a layer, those that come and go together in one group where they lie beside each other. */
function grouped(
  items: Film['layers'][number]['items'],
  count: number,
  timing: Timing,
  sheet: KeyframeSheet,
): string {
  const groups: { times: string; frames: readonly number[]; markup: string }[] = [];
  for (const { markup, frames } of items) {
    const last = groups.at(-1);
    const times = frames.join();
    if (last?.times === times) last.markup += markup;
    else groups.push({ times, frames, markup });
  }
  return groups
    .map(({ frames, markup }) => {
      if (frames.length === count) return markup;
      const { starts, total } = timing;
      const has = new Set(frames);
      const turns = starts.flatMap((start, frame) =>
        frame === 0 || has.has(frame) !== has.has(frame - 1) ? [{ at: start, isShown: has.has(frame) }] : [],
      );
      return changing(sheet.visibility(turns, total), has.has(count - 1), markup);
    })
    .join('');
}

/** The class of what is not there in the end. */
const HIDDEN = 'h';

/** A group that comes and goes. */
const changing = (name: string, isThereAtEnd: boolean, content: string): string =>
  `<g class="${classes(name, !isThereAtEnd && HIDDEN)}">${content}</g>`;

/** A piece on its way through the film: it appears and disappears when others have arrived. */
function pieceOf({ figure, stays, until }: Track, timing: Timing, sheet: KeyframeSheet): string {
  const { arrivals, total } = timing;
  const first = at(stays, 0);
  const last = at(stays, stays.length - 1);
  const motion = stays.length === 1 ? '' : ` class="${sheet.motion(motionOf(stays, timing), total)}"`;
  const use = `<use href="#${figure}"${motion} transform="${last.place}"/>`;
  const isToEnd = until === arrivals.length;
  if (first.frame === 0 && isToEnd) return use;
  const turns = [
    { at: 0, isShown: first.frame === 0 },
    ...(first.frame === 0 ? [] : [{ at: at(arrivals, first.frame), isShown: true }]),
    ...(isToEnd ? [] : [{ at: at(arrivals, until), isShown: false }]),
  ];
  return changing(sheet.visibility(turns, total), isToEnd, use);
}

/** Where a piece is at which times: from one to the next it glides. */
function motionOf(stays: readonly Stay[], { starts, arrivals, total }: Timing) {
  return stays.map(({ frame, place, route }, i) => {
    const next = stays[i + 1];
    const begin = i === 0 ? 0 : at(arrivals, frame);
    const end = next ? at(starts, next.frame) : total;
    return { place, from: begin, to: end, way: wayTo(place, route, at(starts, frame), begin) };
  });
}

/** Of the points of a bent way every third is enough for so short a time. */
const SPARSE = 3;

/** The places between those of two stays, each with its time. */
function wayTo(place: string, route: Stay['route'], start: number, arrival: number) {
  if (!route || route.length <= 2) return [];
  const [, x = '', y = '', scale = ''] = /^translate\(([^ ]+) ([^)]+)\)(.*)$/.exec(place) ?? [];
  return route.flatMap(([awayX, awayY], i) => {
    const isBetween = i > 0 && i < route.length - 1 && i % SPARSE === 0;
    if (!isBetween) return [];
    const time = start + ((arrival - start) * i) / (route.length - 1);
    return [{ place: `translate(${short(Number(x) + awayX)} ${short(Number(y) + awayY)})${scale}`, time }];
  });
}
