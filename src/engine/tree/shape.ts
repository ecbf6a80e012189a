/** Colours of shapes: those of the PGN commands `cal` and `csl`. */
export const COLOURS = ['green', 'red', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** An arrow between two sites, or a circle on one. Sites are named, since notes leave the device. */
export interface Shape {
  readonly colour: Colour;
  readonly from: string;
  /** The same as `from` for a circle. */
  readonly to: string;
}

export const MOST_SHAPES = 64;

/**
 * Shapes with one more, which replaces another between the same sites; without it if the very same was there. The
 * same shapes if there are too many.
 */
export function toggled(shapes: readonly Shape[], shape: Shape): readonly Shape[] {
  const same = shapes.find((other) => isAcrossSame(other, shape));
  const others = shapes.filter((other) => other !== same);
  if (same?.colour === shape.colour) return others;
  return others.length < MOST_SHAPES ? [...others, shape] : shapes;
}

/** Whether two shapes are between the same sites. */
export const isAcrossSame = (one: Shape, other: Shape): boolean =>
  one.from === other.from && one.to === other.to;
