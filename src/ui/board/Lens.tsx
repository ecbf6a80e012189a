import { useId } from 'react';
import type { Lit, Tone } from '../../engine/rules/lens.ts';
import { tones } from '../../engine/rules/lens.ts';
import type { Site } from '../../engine/topology/site.ts';
import { hasCrossings } from '../../engine/topology/topology.ts';
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

/** The sites that a lens lights, below the pieces: each tone has its own colour and pattern. */
export function Lens({ layout, lit }: LensProps) {
  const id = useId();
  return (
    <g className={styles.lens} aria-hidden="true">
      <TonePatterns id={id} />
      {lit.map(({ site, tone }) => (
        <g key={site} data-tone={tone}>
          <polygon className={styles.veil} points={outlineOf(layout, site, INSIDE)} />
          <polygon className={styles.tint} points={outlineOf(layout, site, INSIDE)} />
          <polygon points={outlineOf(layout, site, INSIDE)} fill={patternUrl(id, tone)} />
        </g>
      ))}
    </g>
  );
}

/** From the edge of a site to a figure in it, and from the upper corner of a hex and the node of a crossing. */
const INSET = 0.05;
const BELOW_CORNER = 0.12;
const OFF_NODE = 0.06;

/** The figures that a lens writes on sites: each inside its own, above the pieces, where these leave room. */
export function LensFigures({ layout, lit }: LensProps) {
  return (
    <g className={classes(styles.lens, styles.figures)} aria-hidden="true">
      {lit.map(
        ({ site, tone, figure }) =>
          figure !== undefined && (
            <text key={site} data-tone={tone} {...placeIn(layout, site)}>
              {figure}
            </text>
          ),
      )}
    </g>
  );
}

/**
 * Where the figure of a site stands: in a square in its upper right corner, or at its right edge if pieces stand on its corners; in
 * a hex below its upper corner; at a crossing beside its node.
 */
function placeIn(layout: Layout, site: Site) {
  const [x, y] = centreOf(layout, site);
  const { right, top } = boundsOf(layout, site);
  if (isCrossing(layout, site)) return { x: x + OFF_NODE, y: y - OFF_NODE };
  if (isOnHexes(layout.topology))
    return { x, y: top + BELOW_CORNER, dy: '.7em', textAnchor: 'middle' } as const;
  const isAtEdge = hasCrossings(layout.topology);
  return {
    x: right - INSET,
    y: isAtEdge ? y : top + INSET,
    dy: isAtEdge ? '.35em' : '.7em',
    textAnchor: 'end',
  } as const;
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
        <rect className={styles.veil} width=".6" height=".6" />
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
          width=".18"
          height=".18"
        >
          {(tone === 'white' || tone === 'both') && (
            <path className={styles.ofWhite} d="M-.02 .02 .02 -.02M0 .18 .18 0M.16 .2 .2 .16" />
          )}
          {(tone === 'black' || tone === 'both') && (
            <path className={styles.ofBlack} d="M-.02 .16 .02 .2M0 0 .18 .18M.16 -.02 .2 .02" />
          )}
          {tone === 'nobody' && <circle cx=".09" cy=".09" r=".035" />}
        </pattern>
      ))}
    </defs>
  );
}
