/** The figure of a piece on a grid of 48 by 48, drawn for this product. */
export interface Figure {
  /** Closed shapes, filled with the piece’s colour and outlined. */
  readonly body: string;
  /** Strokes inside the body. */
  readonly detail: string;
}

/** The foot of all figures that stand on squares; those on crossings lie flat and fill the grid. */
const FOOT = 'M12.5 42h23v-2.6c0-1.9-1.5-3.4-3.4-3.4H15.9c-1.9 0-3.4 1.5-3.4 3.4z';

const ball = (x: number, y: number, r: number) =>
  `M${String(x - r)} ${String(y)}a${String(r)} ${String(r)} 0 1 0 ${String(2 * r)} 0a${String(r)} ${String(r)} 0 1 0 ${String(-2 * r)} 0z`;

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

/** From the right side of a castle’s keep around its towers and its wall to the left side. */
const WARD = 'h3v3.4h3.8v-3.4h4.2V39H4.6V17.4h4.2v3.4h3.8v-3.4';

/** The figures by the names that the variants use. */
export const figures: Readonly<Record<string, Figure | undefined>> = {
  king: {
    body: `M22 14.6v-1.8h-3.4V8.7H22V6.2h4v2.5h3.4v4.1H26v1.8L24 18.8z${LOBES}${FOOT}`,
    detail: 'M24 19.6v11.8M16 31.4h16',
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
    body: `M31 16.6l11.6-7-2.2 7.2 4.4-.6-3.6 6.4 3 .4-5.6 6-6 .6z
      M31.4 36c1.4-11.4.8-19.6-7-23.2L23.8 8 19 12.2c-5 1.8-7.6 6.6-10.4 12.2-.7 1.4-.3 2.7.9 3.5l2.4 1.5c1 .6 2.1.4 2.8-.6l1.6-2.1c1.8.1 3.4-.4 4.7-1.6.4 3.8-5.4 5.5-7 10.9z
      ${FOOT}`,
    detail: `${dot(18.4, 18.4)}M26 17.6c2 3.6 2.6 8.4 2.2 13.6`,
  },
  gold: {
    // A sun, as silver is a moon.
    body: `M24.0 3.8L28.4 9.5L35.6 8.6L34.7 15.8L40.4 20.2L34.7 24.6L35.6 31.8L28.4 30.9L24.0 36.6L19.6 30.9L12.4 31.8L13.3 24.6L7.6 20.2L13.3 15.8L12.4 8.6L19.6 9.5z${FOOT}`,
    detail: 'M24 14.4a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 1 0 0-11.6',
  },
  silver: {
    body: `M12.6 10.8c4.6 0 8.2-1.2 11.4-3.6 3.2 2.4 6.8 3.6 11.4 3.6v10.4c0 6.2-3.4 11-8.6 14.8h-5.6c-5.2-3.8-8.6-8.6-8.6-14.8z${FOOT}`,
    detail: 'M27.6 15.6c-5-.8-8.8 2.2-8.8 6.2s3.8 7 8.8 6.2c-2.8-1-4.4-3.4-4.4-6.2s1.6-5.2 4.4-6.2z',
  },
  'chad rook': {
    // A rook between arrows along its line, which tell it from a captured rook in the same hand.
    body: 'M12.4 43.6v-4l3.4-3v-16L12 17.2V3.8h6v4.4h3V3.8h6v4.4h3V3.8h6v13.4l-3.8 3.4v16l3.4 3v4zM9 17.8v14.4L1.2 25zM39 17.8v14.4l7.8-7.2z',
    detail: 'M15.8 20.6h16.4M15.8 36.6h16.4',
  },
  spider: {
    // A single outline, since lines of legs and head across its narrow body would hide its colour.
    body: 'M20.6 17.8 10.4 12.6 11.6 5l-4 1-3.4 8.6L16.6 22l-14-.6V26l12 .2-10 7.4L8 43.2l4-1-1.8-6.6 5.6-3.6a8.2 9 0 0 0 16.4 0l5.6 3.6-1.8 6.6 4 1 3.4-9.6-10-7.4 12-.2v-4.6l-14 .6 12.4-7.4L40.4 6l-4-1 1.2 7.6-10.2 5.2a5.4 5.4 0 1 0-6.8 0z',
    detail: 'M17.4 27.8c4 2.6 9.2 2.6 13.2 0',
  },
  wizard: {
    body: 'M12 32.4C14.4 21.8 16 11 22.6 6.4c4.4-3 10.4-2.6 14.4 1.8.8 1-.2 2-1.2 1.6-3-1-5.4-.6-7 1.2 4.6 6.2 6.2 13.6 7.2 21.4 4.8 1 8.4 2.8 8.4 5.2 0 3.6-8.8 6.2-20.4 6.2S3.6 41.2 3.6 37.6c0-2.4 3.6-4.2 8.4-5.2z',
    detail: 'M12 32.4c6 3 18 3 24 0M13.6 26.4c5.2 2.2 16.2 2.2 21.4 0',
  },
  // Castles have a keep between two towers, and their corners stay within the disc below them. The sign is
  // an outline so narrow that its line fills it, which makes it bold.
  'castle plus': {
    body: `M15.6 17.4v-13h5.2V8h6.4V4.4h5.2v13${WARD}z`,
    detail: 'M22.8 18.6h2.4v7.8H33v2.4h-7.8v7.8h-2.4v-7.8H15v-2.4h7.8z',
  },
  'castle cross': {
    body: `M15.6 17.4v-5h-1.4L24 1.2l9.8 11.2h-1.4v5${WARD}z`,
    detail:
      'm17.9 20.6 6.1 6.1 6.1-6.1 1.7 1.7-6.1 6.1 6.1 6.1-1.7 1.7-6.1-6.1-6.1 6.1-1.7-1.7 6.1-6.1-6.1-6.1z',
  },
  immobilizer: {
    body: ball(24, 24, 20),
    detail: 'M24 10v28M11.9 17l24.2 14M36.1 17 11.9 31M20 12.6l4 4 4-4M20 35.4l4-4 4 4',
  },
};
