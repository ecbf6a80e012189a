import { useId } from 'react';
import type { Lit, Tone } from '../../engine/rules/lens.ts';
import { tones } from '../../engine/rules/lens.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import type { Board } from '../../engine/rules/position.ts';
import type { Point, Site } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';
import { boundsOf, centreOf, isCrossing, isOnHexes, outlineOf } from './geometry.ts';
import styles from './lens.module.css';
import { classes } from './classes.ts';

interface LensProps {
  readonly layout: Layout;
  readonly lit: readonly Lit[];
}

/** The scale at which a light leaves the lines between the sites as they are. */
const INSIDE = 0.96;

/**
 * The sites that a lens lights, below the pieces: each tone has its own colour and pattern. The ground below has two quiet shades
 * as long as there is a lens, so that it changes none of them.
 */
export function Lens({ layout, lit }: LensProps) {
  const id = useId();
  return (
    <g className={styles.lens} aria-hidden="true">
      <TonePatterns id={id} />
      {lit.map(({ site, tone }) => (
        <g key={site} data-tone={tone}>
          <polygon className={styles.tint} points={outlineOf(layout, site, INSIDE)} />
          <polygon points={outlineOf(layout, site, INSIDE)} fill={patternUrl(id, tone)} />
        </g>
      ))}
    </g>
  );
}

/** From the edge of a site, and from the node of a crossing, to the plate of a figure; its height. */
const INSET = 0.03;
const OFF_NODE = 0.06;
const HEIGHT = 0.28;

interface LensFiguresProps extends LensProps {
  /** The pieces. */
  readonly board: Board;
}

/** The figures that a lens writes on sites: each inside its own, on a plate above the pieces, where these leave room. */
export function LensFigures({ layout, lit, board }: LensFiguresProps) {
  return (
    <g className={styles.figures} aria-hidden="true">
      {lit.map(({ site, tone, figure }) => {
        if (figure === undefined) return null;
        const [x, y, right, down] = placeIn(layout, board, site);
        // Enough for one or two digits, or for two with a colon.
        const width = 0.14 + 0.11 * figure.length;
        const left = ((right - 1) / 2) * width;
        const top = ((down - 1) / 2) * HEIGHT;
        return (
          <g key={site} data-tone={tone} transform={`translate(${String(x)} ${String(y)})`}>
            <rect x={left} y={top} width={width} height={HEIGHT} rx=".06" />
            <text x={left + width / 2} y={top + 0.235} textAnchor="middle">
              {figure}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The corners of a square as they are tried, in halves of it to the right and down. */
const CORNERS: readonly Point[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];

/**
 * The place of the plate of a site, and to which sides of it the plate extends: the first corner of a square without a piece, else
 * the middle of its foot, as on a hex. Figures are narrow at the foot. A crossing has its own above its node, on the right.
 */
function placeIn(layout: Layout, board: Board, site: Site): readonly [number, number, number, number] {
  const [x, y] = centreOf(layout, site);
  if (isCrossing(layout, site)) return [x + OFF_NODE, y - OFF_NODE, 1, -1];
  const isFree = ([right, down]: Point) =>
    board.every((piece, other) => {
      const [toX, toY] = centreOf(layout, other);
      return piece === EMPTY || Math.hypot(x + right / 2 - toX, y + down / 2 - toY) > OFF_NODE;
    });
  const corner = isOnHexes(layout.topology) ? undefined : CORNERS.find(isFree);
  const [right, down] = corner ?? [0, 1];
  const reach = boundsOf(layout, site).bottom - y - INSET;
  return [x + right * reach, y + down * reach, -right, -down];
}

/** A tone as it looks on a light and on a dark square, for a legend. */
export function ToneSwatch({ tone }: { readonly tone: Tone }) {
  const id = useId();
  return (
    <svg className={classes(styles.lens, styles.toneSwatch)} viewBox="0 0 .6 .6" aria-hidden="true">
      <TonePatterns id={id} />
      <rect className={styles.lightBelow} width=".6" height=".6" />
      <path className={styles.darkBelow} d="M.6 0V.6H0z" />
      <g data-tone={tone}>
        <rect className={styles.tint} width=".6" height=".6" />
        <rect width=".6" height=".6" fill={patternUrl(id, tone)} />
      </g>
    </svg>
  );
}

const patternUrl = (id: string, tone: Tone): string => `url(#${id}${tone})`;

/** Rising lines for White, falling lines for Black, both for both, dots for nobody. */
function TonePatterns({ id }: { readonly id: string }) {
  return (
    <defs>
      {tones.map((tone) => (
        <pattern
          key={tone}
          id={id + tone}
          className={styles.tonePattern}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
          width=".127"
          height=".127"
        >
          {(tone === 'white' || tone === 'both') && <path className={styles.ofWhite} d="M.06 0V1" />}
          {(tone === 'black' || tone === 'both') && <path className={styles.ofBlack} d="M0 .06H1" />}
          {tone === 'nobody' && <circle cx=".06" cy=".06" r=".03" />}
        </pattern>
      ))}
    </defs>
  );
}
