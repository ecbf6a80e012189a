/** A piece figure on a grid of 48 by 48, drawn for this product. */
export interface Figure {
  /** Closed shapes, filled in the piece's colour and outlined. */
  readonly body: string;
  /** Strokes inside the body. */
  readonly detail: string;
}

/** What all figures that stand on the ground stand on. */
const FOOT = 'M12.5 42h23v-2.6c0-1.9-1.5-3.4-3.4-3.4H15.9c-1.9 0-3.4 1.5-3.4 3.4z';

const ball = (x: number, y: number, r: number) =>
  `M${String(x - r)} ${String(y)}a${String(r)} ${String(r)} 0 1 0 ${String(2 * r)} 0a${String(r)} ${String(r)} 0 1 0 ${String(-2 * r)} 0z`;

const dot = (x: number, y: number) => `M${String(x)} ${String(y)}h.01`;

/** Shapes that figures of one chain share: what a piece gains by a promotion is added to what it had. */
const MITRE =
  'M24 11.4c-5.8 4-9.2 8.4-9.2 13.4 0 3 1.4 5.2 3.6 6.8L16.4 36h15.2l-2-4.4c2.2-1.6 3.6-3.8 3.6-6.8 0-5-3.4-9.4-9.2-13.4z';
const MITRE_DETAIL = 'M28.2 16.4 22.8 24M18.6 31.4h10.8';
const SIDE_ARMS = 'M16.6 20H8.6v6.4h8zM31.4 20h8v6.4h-8z';
const TOWER = 'M13 20.4V10.6h5v3.6h3.6v-3.6h4.8v3.6H30v-3.6h5v9.8l-3.4 3v8.2L34 36H14l2.4-4.4v-8.2z';
const TOWER_DETAIL = 'M16.6 23.2h14.8M16.6 31.4h14.8';
const WINGS = 'M16.4 31 6.4 15.4 7.6 29.6zM31.6 31l10-15.6-1.2 14.2z';
const HORSE =
  'M32.1 36c1.2-9.3.7-16.1-6-19L25.5 13l-4.1 3.4c-4.3 1.5-6.5 5.4-8.9 10-.6 1.1-.3 2.2.8 2.9l2.1 1.2c.9.5 1.8.3 2.4-.5l1.4-1.7c1.5.1 2.9-.3 4-1.3.3 3.1-4.6 4.5-6 8.9z';
const HIGH_HORSE =
  'M32.5 30c1.1-9.1.6-15.7-5.6-18.6L26.4 7.6l-3.8 3.4c-4 1.4-6.1 5.3-8.3 9.8-.6 1.1-.2 2.2.7 2.8l1.9 1.2c.8.5 1.7.3 2.2-.5l1.3-1.7c1.4.1 2.7-.3 3.8-1.3.3 3-4.3 4.4-5.6 8.7z';
const WALL = 'M11.5 36V25.6h5v3.4h15v-3.4h5V36z';

/** The figures by the names that variants give them. */
export const figures: Readonly<Record<string, Figure>> = {
  king: {
    body: `M22.4 14.2v-3h-3V8h3V5h3.2v3h3v3.2h-3v3z
      M15 36c-1-4.6-6-9-6-14.2 0-4.4 3.3-7.2 7.2-7.2 3.6 0 6.4 2 7.8 4.8 1.4-2.8 4.2-4.8 7.8-4.8 3.9 0 7.2 2.8 7.2 7.2 0 5.2-5 9.6-6 14.2z
      ${FOOT}`,
    detail: 'M24 19.4v12M16 31.4h16',
  },
  queen: {
    body: `M15 36 9.8 19.2l6.4 5.6 1.2-10.6 4.4 9L24 12.6l2.2 10.6 4.4-9 1.2 10.6 6.4-5.6L33 36z
      ${ball(9.2, 16.8, 2.3)}${ball(17, 11.8, 2.3)}${ball(24, 10, 2.3)}${ball(31, 11.8, 2.3)}${ball(38.8, 16.8, 2.3)}
      ${FOOT}`,
    detail: 'M16 31.4h16',
  },
  paladin: {
    body: `M21.6 10.8c-.6-5 3.6-7.8 8.6-6.8 6 1.2 9.4 6.2 8.6 13.4-1.8-3.8-4.4-6.2-8.4-6.6z
      M14 17.4c1.6-4.4 5.4-6.8 10-6.8s8.4 2.4 10 6.8L32.6 36H15.4z
      ${FOOT}`,
    detail: `M14.4 20.6h19.2M24 14.6v17.8${dot(19, 27)}${dot(29, 27)}`,
  },
  rook: {
    body: `${TOWER}${FOOT}`,
    detail: TOWER_DETAIL,
  },
  bishop: {
    body: `${ball(24, 8.6, 2.5)}${MITRE}${FOOT}`,
    detail: MITRE_DETAIL,
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
    body: `M24 16c-4.6 3.6-6.8 6.8-6.8 10.4 0 2 .8 3.6 2.2 4.8L18 36h12l-1.4-4.8c1.4-1.2 2.2-2.8 2.2-4.8 0-3.6-2.2-6.8-6.8-10.4z
      ${FOOT}`,
    detail: 'm21.6 23.4 4.8 4.8m0-4.8-4.8 4.8',
  },
  horse: {
    body: `${SIDE_ARMS}${ball(24, 8.6, 2.5)}${MITRE}${FOOT}`,
    detail: MITRE_DETAIL,
  },
  tiger: {
    body: `${SIDE_ARMS}M18.6 17.6 12.4 6.6l8.8 5.2zM29.4 17.6l6.2-11-8.8 5.2z${ball(24, 8.6, 2.5)}${MITRE}${FOOT}`,
    detail: `${MITRE_DETAIL}M16.4 22.6h3.6M16.4 26.8h4M31.6 26.8h-4`,
  },
  wazir: {
    body: `M16.6 24.4V17h4.2v2.8h6.4V17h4.2v7.4l-2.4 2v4.2L30.6 36H17.4l1.6-5.4v-4.2z
      ${FOOT}`,
    detail: 'M19.4 26.4h9.2',
  },
  dragon: {
    body: `${WINGS}${TOWER}${FOOT}`,
    detail: TOWER_DETAIL,
  },
  lion: {
    body: `${WINGS}M15 11.6 13.4 3.4l5.4 3.8L24 2.6l5.2 4.6 5.4-3.8-1.6 8.2z${TOWER}${FOOT}`,
    detail: TOWER_DETAIL,
  },
  'crowned knight': {
    body: `M21 12.6 19 4.8l4 2.6 3.2-4 2.8 4.2 4.2-2.2-2.4 7.8z${HORSE}${FOOT}`,
    detail: `${dot(20.8, 21.4)}M27.4 20.8c1.6 3 2.2 7 1.8 11`,
  },
  'walled knight': {
    body: `${HIGH_HORSE}${WALL}${FOOT}`,
    detail: `${dot(22, 15.6)}M28 15c1.4 2.6 1.8 5.6 1.6 8.6`,
  },
  knightrider: {
    body: `M12 20.6 7.4 9.8 15.6 15zM16.4 15.4 13.6 5.6l7.6 6z${HORSE}${FOOT}`,
    detail: `${dot(20.8, 21.4)}M27.4 20.8c1.6 3 2.2 7 1.8 11`,
  },
  gold: {
    body: `M24 7.4 36 14l-2.4 18.6L32 36H16l-1.6-3.4L12 14z${FOOT}`,
    detail: 'M24 14.6v13.6M17.6 21.4h12.8M18.4 14.8 24 20.4l5.6-5.6',
  },
  silver: {
    body: `M12 16.4c0-5.4 5.4-9 12-9s12 3.6 12 9l-2.4 16.2L32 36H16l-1.6-3.4z${FOOT}`,
    detail: 'M24 14v7.4M18 15.4l6 6 6-6M18 27.4l6-6 6 6',
  },
  'chad rook': {
    body: 'M8 8h8v5h4V8h8v5h4V8h8v32H8z',
    detail: 'M8 20h32M16 30h16',
  },
  spider: {
    body: `M17 17 8 6M31 17 40 6M15 22 4 18M33 22l11-4M15 27 4 32M33 27l11 5M18 31l-8 11M30 31l8 11${ball(24, 24, 9.5)}`,
    detail: 'M24 19v10M19 24h10',
  },
  wizard: {
    body: 'M24 3l11 31H13zM5 34h38v7H5z',
    detail: 'M24 16v9M19.5 20.5h9',
  },
  'castle plus': {
    body: 'M6 42V12h7v6h7v-6h8v6h7v-6h7v30z',
    detail: 'M24 23v14M17 30h14',
  },
  'castle cross': {
    body: 'M6 42V12h7v6h7v-6h8v6h7v-6h7v30z',
    detail: 'm18 24 12 12m0-12L18 36',
  },
  immobilizer: {
    body: ball(24, 24, 17),
    detail: 'M24 12v24M13.6 18l20.8 12M34.4 18 13.6 30M20.5 14l3.5 3.5 3.5-3.5M20.5 34l3.5-3.5 3.5 3.5',
  },
  berserker: {
    body: `M15.4 23.4C9.6 22.4 6.6 17 8 9.4c2.4 5 5.8 7.2 10.6 7.8zM32.6 23.4c5.8-1 8.8-6.4 7.4-14-2.4 5-5.8 7.2-10.6 7.8z
      M14.4 36V25c0-6.4 4-10.6 9.6-10.6S33.6 18.6 33.6 25v11z
      ${FOOT}`,
    detail: 'M14.8 24h18.4M24 24v8M24 14.8V18',
  },
  elephant: {
    body: `M18.6 10.8V6.2h3v2h3.6v-2h3.6v2h3.6v-2h3v7.4z
      M31.6 36c5-3.8 7-9.2 6-15-1.2-6.6-6.4-10.4-13-10.4-7 0-11.8 4-12.8 10.4-.7 4.4-.3 8-1.7 11.2-.7 1.5.6 3 2.1 2.5 3.2-1.1 4.9-4.2 5.4-8.1l2.6.2c.4 3.4-.6 6.4-2.4 9.2z
      ${FOOT}`,
    detail: `M26.4 16.8c5.2-.8 7.8 3 7 7.4-.5 2.8-2.6 4.8-5 4.8-2.6 0-4.2-2.2-4.2-5${dot(18.4, 19)}`,
  },
};
