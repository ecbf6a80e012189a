/** The figure of a piece on a grid of 48 by 48, drawn for this product. */
export interface Figure {
  /** Closed shapes, filled with the piece’s colour and outlined. */
  readonly body: string;
  /** Strokes inside the body. */
  readonly detail?: string;
  /** Shapes inside the body that are filled with the colour of its lines; where two overlap, the body shows. */
  readonly sign?: string;
  /** Strokes inside a black body that tell its parts where a white one has its outline. */
  readonly inlay?: string;
}

/** The foot of all figures that stand on squares; those on crossings lie flat as coins. */
const FOOT = 'M12.5 42h23v-2.6c0-1.9-1.5-3.4-3.4-3.4H15.9c-1.9 0-3.4 1.5-3.4 3.4z';

const ball = (x: number, y: number, r: number) =>
  `M${String(x - r)} ${String(y)}a${String(r)} ${String(r)} 0 1 0 ${String(2 * r)} 0a${String(r)} ${String(r)} 0 1 0 ${String(-2 * r)} 0z`;

/**
 * A piece for crossings: a coin in the colour of its side with a bold sign, since it is half as large as a figure on a
 * square, and so that both are told apart wherever they are.
 */
const coin = (sign: string): Figure => ({ body: ball(24, 24.5, 21.5), sign });

const dot = (x: number, y: number) => `M${String(x)} ${String(y)}h.01`;

/**
 * Shapes that figures of one promotion chain share: the rook’s tower and the knight’s horse. A promoted figure
 * adds what the piece gains: a wall for leaps along the lines, wings for diagonal steps. The last of each chain
 * is the animal of its name.
 */
const WALL = 'M11 36V25h5.4v4h15.2v-4H37v11z';
const TOWER = 'M13 20.4V10.6h5v3.6h3.6v-3.6h4.8v3.6H30v-3.6h5v9.8l-3.4 3v8.2L34 36H14l2.4-4.4v-8.2l-3.4-3z';
const TOWER_DETAIL = 'M16.6 23.2h14.8M16.6 31.4h14.8';
const WINGS =
  'M16.4 30.6 4 27.4l3-2.4-4-4.6 3.6-1.2-3-7.2L16.4 21zM31.6 30.6 44 27.4 41 25l4-4.6-3.6-1.2 3-7.2L31.6 21z';
const HORSE =
  'M32.1 36c1.2-9.3.7-16.1-6-19L25.5 13l-4.1 3.4c-4.3 1.5-6.5 5.4-8.9 10-.6 1.1-.3 2.2.8 2.9l2.1 1.2c.9.5 1.8.3 2.4-.5l1.4-1.7c1.5.1 2.9-.3 4-1.3.3 3.1-4.6 4.5-6 8.9z';
const HIGH_HORSE =
  'M32.5 29c1.1-8.7.6-14.9-5.6-17.8L26.4 6.6l-3.8 3.8c-4 1.4-6.1 5.3-8.3 9.8-.6 1.1-.2 2.2.7 2.8l1.9 1.2c.8.5 1.7.3 2.2-.5l1.3-1.7c1.4.1 2.7-.3 3.8-1.3.2 2.2-1.8 3.4-4.6 4.4L16 26v3z';
const LOBES =
  'M15 36c-1-4.6-6-9-6-14.2 0-4.4 3.3-7.2 7.2-7.2 3.6 0 6.4 2 7.8 4.8 1.4-2.8 4.2-4.8 7.8-4.8 3.9 0 7.2 2.8 7.2 7.2 0 5.2-5 9.6-6 14.2z';

/** An arm of a snowflake with two twigs, around the middle: up along its left side, and down along the right one. */
const ARM =
  '-1.5 -2.6 -1.5 -6.2 -5.6 -10.3 -3.7 -12.4 -1.5 -10.4 -1.5 -17 1.5 -17 1.5 -10.4 3.7 -12.4 5.6 -10.3 1.5 -6.2';

const SNOWFLAKE = `M${[0, 1, 2, 3, 4, 5].map((turn) => turned(ARM, (turn * Math.PI) / 3)).join(' ')}z`;

/** Points around the middle of a figure, turned by so many radians. */
function turned(points: string, angle: number): string {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return points.replace(/(\S+) (\S+)/g, (_, right: string, down: string) => {
    const [x, y] = [Number(right), Number(down)];
    return [24 + x * cos - y * sin, 24.5 + x * sin + y * cos]
      .map((value) => Math.round(value * 10) / 10)
      .join(' ');
  });
}

/** The figures by the names that the variants use. */
export const figures: Readonly<Record<string, Figure | undefined>> = {
  king: {
    body: `M22 14.6v-1.8h-3.4V8.7H22V6.2h4v2.5h3.4v4.1H26v1.8L24 18.8z${LOBES}${FOOT}`,
    detail: 'M24 19.6v11.8M16 31.4h16',
    inlay: 'M24 7.9v6M20.3 10.75h7.4',
  },
  'promoted king': {
    body: `M24 5.8 26.1 9.4 30.2 10.2 27.3 13.2 27.6 16.8 25.3 16.2 24 18.8 22.7 16.2 20.4 16.8 20.7 13.2 17.8 10.2 21.9 9.4z${LOBES}${FOOT}`,
    detail: 'M24 20v11.4M19 25.6h10M16 31.4h16',
  },
  queen: {
    body: `M15 36 9.8 19.2l6.4 5.6 1.2-10.6 4.4 9L24 12.6l2.2 10.6 4.4-9 1.2 10.6 6.4-5.6L33 36z
      ${ball(9.2, 16.8, 2.3)}${ball(17, 11.8, 2.3)}${ball(24, 10, 2.3)}${ball(31, 11.8, 2.3)}${ball(38.8, 16.8, 2.3)}
      ${FOOT}`,
    detail: 'M16 31.4h16',
  },
  paladin: {
    // A helmet with a plume and a visor.
    body: `M24 11.6c-5.6 0-9.6 3.6-9.6 9.4 0 3 .8 4.6.8 7.4 0 3 .6 5 1.6 7.6h14.4c1-2.6 1.6-4.6 1.6-7.6 0-2.8.8-4.4.8-7.4 0-5.8-4-9.4-9.6-9.4z
      M22 12.4c-4-6 4.6-8.6 11-4.2 4.4 3 6.2 8 4.8 13.2-1.4-4.6-4.4-7.6-8-8.6z
      ${FOOT}`,
    detail: 'M15 24h18M24 24v8.4M18.6 20h3.6M25.8 20h3.6',
  },
  rook: {
    body: `${TOWER}${FOOT}`,
    detail: TOWER_DETAIL,
  },
  bishop: {
    body: `${ball(24, 8.6, 2.5)}M24 11.4c-5.8 4-9.2 8.4-9.2 13.4 0 3 1.4 5.2 3.6 6.8L16.4 36h15.2l-2-4.4c2.2-1.6 3.6-3.8 3.6-6.8 0-5-3.4-9.4-9.2-13.4z${FOOT}`,
    detail: 'M28.2 16.4 22.8 24M18.6 31.4h10.8',
  },
  knight: {
    body: `M33.4 36c1.4-11.4.8-19.6-7-23.2L25.8 8l-4.8 4.2c-5 1.8-7.6 6.6-10.4 12.2-.7 1.4-.3 2.7.9 3.5l2.4 1.5c1 .6 2.1.4 2.8-.6l1.6-2.1c1.8.1 3.4-.4 4.7-1.6.4 3.8-5.4 5.5-7 10.9z
      ${FOOT}`,
    detail: `${dot(20.4, 18.4)}M28 17.6c2 3.6 2.6 8.4 2.2 13.6`,
  },
  pawn: {
    body: `M24 11.6a5.8 5.8 0 0 1 3.4 10.5c2.4 2.9 4 7.2 4.6 13.9H16c.6-6.7 2.2-11 4.6-13.9A5.8 5.8 0 0 1 24 11.6z
      ${FOOT}`,
    detail: 'M20.6 22.4h6.8',
  },
  ferz: {
    // Arrows the way it steps.
    body: `M11 5.4h9.4l-2.5 2.5 6.1 6.1 6.1-6.1-2.5-2.5H37v9.4l-2.5-2.5-6.1 6.1 6.1 6.1 2.5-2.5v9.4h-9.4l2.5-2.5-6.1-6.1-6.1 6.1 2.5 2.5H11v-9.4l2.5 2.5 6.1-6.1-6.1-6.1-2.5 2.5zM18.4 36l1.8-4.6h7.6l1.8 4.6z${FOOT}`,
    detail: 'M18.4 36h11.2',
  },
  horse: {
    // The animal with a bridle and its mane on end, facing the other way than a knight.
    body: `M14.6 36c-1.4-4.4-2.2-7.4-2-11L9 23.6l3.6-2.2-2.4-3.8 4.2-.6L13 12.6l4.6 1L18.4 9l4 1.6 2.2-5.4 3 5.2c5 1.8 7 5.4 10.4 12.4.7 1.4.2 2.8-.9 3.5l-2.4 1.5c-1 .6-2.1.4-2.8-.6l-1.6-2.1c-1.8.1-3.4-.4-4.7-1.6-.4 3.8 4 6.5 6 12.5z
      ${FOOT}`,
    detail: `${dot(27.4, 16.4)}M31.4 14.6 28 23.6 20 20`,
  },
  tiger: {
    // The head of the animal, with stripes so narrow that their lines fill them.
    body: `M8.2 9.6c0-4.6 6.4-5.6 8.6-2.2 2-1 4.4-1.6 7.2-1.6s5.2.6 7.2 1.6c2.2-3.4 8.6-2.4 8.6 2.2 0 2.2-1 3.8-2.6 4.6.6 1.6 1 3.2 1 5l2.8 3.4-3.2 1 1.4 3.6-4 .2.4 3.6-4.2-.8C29.4 32 26.8 33 24 33s-5.4-1-7.4-2.8l-4.2.8.4-3.6-4-.2 1.4-3.6-3.2-1 2.8-3.4c0-1.8.4-3.4 1-5-1.6-.8-2.6-2.4-2.6-4.6z
      M14 36l2-5h16l2 5z
      ${FOOT}`,
    detail: `M25.1 6.6h-2.2L24 13zM19.4 7.6l-2 .8 3 4.6zM28.6 7.6l2 .8-3 4.6zM10.2 20.5l.4-2.2 4.8 2.1zM37.8 20.5l-.4-2.2-4.8 2.1zM11.2 26.5l-.4-2.2 5.2.1zM36.8 26.5l.4-2.2-5.2.1z${dot(18.8, 17.2)}${dot(29.2, 17.2)}M22.4 21.6h3.2L24 23.4zM24 23.4v2.2M19.8 27.6c2 .8 3.6-.2 4.2-2 .6 1.8 2.2 2.8 4.2 2`,
  },
  wazir: {
    // Arrows the way it steps.
    body: `M24 4.4 30.2 10.8H27v6.7h6.6v-3.5l7 6-7 6v-3.5H27v7L29.8 36H18.2l2.8-6.5v-7h-6.6V26l-7-6 7-6v3.5H21V10.8h-3.2z${FOOT}`,
    detail: 'M20.6 31h6.8',
  },
  dragon: {
    body: `${WINGS}${TOWER}${FOOT}`,
    detail: 'M13.6 20.6l2.8 2.6h15.2l2.8-2.6M16.4 23.2v8.2h15.2v-8.2',
  },
  lion: {
    // The head of the animal, in its mane.
    body: `M13.5 36c.6-2.4 1.3-4.4 2.1-6h16.8c.8 1.6 1.5 3.6 2.1 6z
      M24 4.2 26.5 7.5 30.2 5.7 30.9 9.8 35 10 33.7 13.9 37.3 16 34.3 18.9 36.5 22.4 32.6 23.5 32.9 27.6 28.8 26.8 27.2 30.6 24 28 20.8 30.6 19.2 26.8 15.1 27.6 15.4 23.5 11.5 22.4 13.7 18.9 10.7 16 14.3 13.9 13 10 17.1 9.8 17.8 5.7 21.5 7.5z
      ${FOOT}`,
    detail: `M24 9.8c5 0 7.8 2.9 7.8 7.7 0 5-3 8-7.8 8s-7.8-3-7.8-8c0-4.8 2.8-7.7 7.8-7.7z${dot(20.6, 16)}${dot(27.4, 16)}M24 18.8v2M21.2 22.6c1.3.2 2.3-.4 2.8-1.7.5 1.3 1.5 1.9 2.8 1.7M16.4 32.6h15.2`,
  },
  'knight-king': {
    // A horse with the cross of the king.
    body: `M23.2 15.4V13H20V9.4h3.2v-3H27v3h3.2V13H27v3.6z${HORSE}${FOOT}`,
    detail: `${dot(20.4, 21.6)}M27.6 20.4c1.6 3.2 2.2 7 1.8 11`,
    inlay: 'M25.1 8.1v6.4M21.7 11.2h6.8',
  },
  castle: {
    body: `${HIGH_HORSE}${WALL}${FOOT}`,
    detail: `${dot(22, 15.6)}M28 15c1.2 2.4 1.6 4.6 1.6 7M19 23.8l1.4-1.6c1.4.1 2.6-.2 3.6-1.2M16.4 25v4h15.2v-4`,
  },
  elephant: {
    body: `M19.4 10.6V6h3.4v1.8h3.4V6h3.6v1.8h3.4V6h3.4v4.6z
      M33 29c4.4-2.2 6.4-5.4 5.6-10-.9-5.4-5.4-8.4-11.6-8.4-7 0-11.8 3.4-13.2 9-.8 3.2-1.2 6-3.4 7.6-1.4 1-.8 3 .9 3 4 .2 6.3-2.6 7.1-6.8l1.2.1c0 2-.8 4-2.4 5.5z
      M11 36v-5.8h26V36z
      ${FOOT}`,
    detail: `M26.4 15.6c5-.6 7.4 2.4 6.8 6-.5 2.6-2.4 4-4.6 4-2.4 0-3.8-2-3.8-4.4${dot(19.6, 17.6)}M19.4 10.6h13.8M18.4 23.8c-.6 2.4-1.6 4.6-3.2 5.8M14.4 30.2h19.2`,
  },
  berserker: {
    // A bearded head in a helmet with horns.
    body: `M15 21.6C8.6 21 5.4 15.4 7.4 7.6c2 4.8 4.8 7 9.4 7.6zM33 21.6c6.4-.6 9.6-6.2 7.6-14-2 4.8-4.8 7-9.4 7.6z
      M24 11.4c6.2 0 10.2 4.2 10.2 10.4v1.8H13.8v-1.8c0-6.2 4-10.4 10.2-10.4z
      M15.2 23.6h17.6c0 5-1 8.6-3.6 12.4H18.8c-2.6-3.8-3.6-7.4-3.6-12.4z
      ${FOOT}`,
    detail: 'M14.2 23.6h19.6M24 23.6v6M19 28h.8M28.2 28h.8',
  },
  knightrider: {
    body: `M31 17.4l10-6-1.6 5.6 4-.4-3.2 5.8 2.8.4-5.2 5.6-6 .6z
      M31.4 36c1.4-11.4.8-19.6-7-23.2L23.8 8 19 12.2c-5 1.8-7.6 6.6-10.4 12.2-.7 1.4-.3 2.7.9 3.5l2.4 1.5c1 .6 2.1.4 2.8-.6l1.6-2.1c1.8.1 3.4-.4 4.7-1.6.4 3.8-5.4 5.5-7 10.9z
      ${FOOT}`,
    detail: `${dot(18.4, 18.4)}M26 17.6c2 3.6 2.6 8.4 2.2 13.6`,
  },
  gold: {
    // A sun, as silver is a moon.
    body: `M24.0 3.4L27.6 11.7L36.0 8.4L32.7 16.8L41.0 20.4L32.7 24.0L36.0 32.4L27.6 29.1L24.0 37.4L20.4 29.1L12.0 32.4L15.3 24.0L7.0 20.4L15.3 16.8L12.0 8.4L20.4 11.7z${FOOT}`,
    detail: 'M24 15.6a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 1 0 0-9.6',
  },
  silver: {
    body: `M12.6 10.8c4.6 0 8.2-1.2 11.4-3.6 3.2 2.4 6.8 3.6 11.4 3.6v10.4c0 6.2-3.4 11-8.6 14.8h-5.6c-5.2-3.8-8.6-8.6-8.6-14.8z${FOOT}`,
    detail: 'M27.6 15.6c-5-.8-8.8 2.2-8.8 6.2s3.8 7 8.8 6.2c-2.8-1-4.4-3.4-4.4-6.2s1.6-5.2 4.4-6.2z',
  },
  'chad rook': coin(
    'M14.6 9.8h4.8v3.8h2.2V9.8h4.8v3.8h2.2V9.8h4.8v8.4l-3.4 3v9l3.8 3.6v4.8H14.2v-4.8l3.8-3.6v-9l-3.4-3z',
  ),
  spider: coin(
    'M21.3 19.9 13.1 15.8l1-6.1-3.2-.8-2.7 8.5 9.9 5.9-11.2-.5v3.7l9.6.2-8 5.9 2.7 7.7 3.2-.8-1.4-5.3 4.5-2.9a6.6 7.2 0 0 0 13.1 0l4.5 2.9-1.4 5.3 3.2.8 2.7-7.7-8-5.9 9.6-.2v-3.7l-11.2.5 9.9-5.9-2.7-8.5-3.2.8 1 6.1-8.3 4.1a4.3 4.3 0 1 0-5.3 0z',
  ),
  wizard: coin(
    `M14.6 30c1.9-8.3 3.2-16.7 8.3-20.3 3.4-2.3 8.1-2 11.2 1.4.6.8-.2 1.6-.9 1.2-2.3-.8-4.2-.5-5.5.9 3.6 4.8 4.8 10.6 5.6 16.7 3.7.8 6.6 2.2 6.6 4.1 0 2.8-6.9 4.8-15.9 4.8S8.1 36.8 8.1 34c0-1.9 2.8-3.3 6.5-4z
    M15.4 26.6c4 2.6 13.4 2.6 17.4 0l.5 2.9c-4.6 3-13.9 3-18.6 0z`,
  ),
  'castle plus': coin(
    'M9.4 11.4h7.6v4.2h3.2v-4.2h7.6v4.2h3.2v-4.2h7.6v26.4H9.4zM21.6 18.4h4.8v6.8h12.2V30H26.4v7.8h-4.8V30H9.4v-4.8h12.2z',
  ),
  // Its outline stands on a corner.
  'castle cross': coin(
    'M16.5 15.5V7.5h4.2v3.6h1.7V7.5h3.2v3.6h1.7V7.5h4.2v8l9 9L24 41 7.5 24.5zM24 22.1 16.9 15l-2.4 2.4 7.1 7.1-7.1 7.1 2.4 2.4 7.1-7.1 7.1 7.1 2.4-2.4-7.1-7.1 7.1-7.1-2.4-2.4z',
  ),
  immobilizer: coin(SNOWFLAKE),
};
