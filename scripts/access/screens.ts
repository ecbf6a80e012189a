/** A screen, in pixels. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

export const PHONES: readonly Screen[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

/** Phones, one on its side, a tablet and a desktop. */
export const SCREENS: readonly Screen[] = [
  ...PHONES,
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** `360 × 640` */
export const screenName = ({ width, height }: Screen): string => `${String(width)} × ${String(height)}`;

/** The room beside a board, which is otherwise as wide as the window, in pixels. */
const MARGINS = 16;

/**
 * The boards that are narrower on a small phone, because the players' hands or the status below need the height, and the one
 * that goes from edge to edge where it can.
 */
const OTHERS: Readonly<Record<string, number>> = {
  'hex39 360': 303,
  'tns 360': 324,
  'battle-chieftain 360': 317,
  'battle-chieftain-far-walls 360': 317,
  'battle-chieftain-differing-field 360': 317,
  'battle-chieftain-uneven-field 360': 317,
  'ben39 360': 315,
  'ben39 390': 384,
};

/** The width of a board on its play page on a phone, in whole pixels. A browser test compares it with the page. */
export const boardWidth = (variant: string, { width }: Screen): number =>
  OTHERS[`${variant} ${String(width)}`] ?? width - MARGINS;
