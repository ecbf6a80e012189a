/** A phone's screen, in pixels. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

export const SCREENS: readonly Screen[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

/** The room beside a board, which is otherwise as wide as the window, in pixels. */
const MARGINS = 16;

/** The boards that are narrower on some screen, because the players' hands need the height. */
const NARROWER: Readonly<Record<string, number>> = { 'tns 360': 258, 'ben39 360': 327 };

/** The width of a board on its play page, in whole pixels. A browser test compares it with the page. */
export const boardWidth = (variant: string, { width }: Screen): number =>
  NARROWER[`${variant} ${String(width)}`] ?? width - MARGINS;
