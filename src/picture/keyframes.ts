/** A time at which something appears or disappears, in seconds. */
interface Turn {
  readonly at: number;
  readonly isShown: boolean;
}

/** A time for which a piece stays somewhere, in seconds, and the places on its way there. */
interface Rest {
  readonly place: string;
  readonly from: number;
  readonly to: number;
  readonly way: readonly { readonly place: string; readonly time: number }[];
}

/** The keyframes of an animation, each kind written once. Its functions return the class for an element. */
export interface KeyframeSheet {
  /** For what is shown from some times on and not from others; the first time is 0. */
  readonly visibility: (turns: readonly Turn[], total: number) => string;
  /** For what rests at some places and glides from one to the next. */
  readonly motion: (rests: readonly Rest[], total: number) => string;
  /** All of it as styles. */
  readonly text: () => string;
}

export function keyframeSheet(): KeyframeSheet {
  const names = new Map<string, string>();
  const named = (keyframes: string): string => {
    const name = names.get(keyframes) ?? `k${names.size.toString(36)}`;
    names.set(keyframes, name);
    return name;
  };
  return {
    visibility: (turns, total) => {
      const times = (shown: boolean) =>
        turns.filter(({ isShown }) => isShown === shown).map((turn) => percentOf(turn.at, total));
      return named(frame(times(false), 'visibility:hidden') + frame(times(true), 'visibility:visible'));
    },
    motion: (rests, total) => {
      const places = new Map<string, string[]>();
      const add = (place: string, time: number) => {
        places.set(place, [...(places.get(place) ?? []), percentOf(time, total)]);
      };
      for (const { place, from, to, way } of rests) {
        for (const point of way) add(`${point.place} along`, point.time);
        add(place, from);
        add(place, to);
      }
      return named([...places].map(([place, times]) => frame(times, `transform:${styled(place)}`)).join(''));
    },
    text: () =>
      [...names]
        .map(([keyframes, name]) => `@keyframes ${name}{${keyframes}}.${name}{animation-name:${name}}`)
        .join(''),
  };
}

/** A time as a share of all of it: in thousandths of a percent, shorter than any frame. */
const percentOf = (time: number, total: number): string =>
  `${String(Number(((100 * time) / total).toFixed(3)))}%`;

const frame = (times: readonly string[], style: string): string =>
  times.length === 0 ? '' : `${[...new Set(times)].join()}{${style}}`;

/** A transform as a style has it; at a point along a way, the piece keeps its speed. */
const styled = (place: string): string =>
  place
    .replace(/translate\(([^ ]+) ([^)]+)\)/, 'translate($1px,$2px)')
    .replace(' along', ';animation-timing-function:linear');
