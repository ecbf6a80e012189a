import { useId } from 'react';
import type { Lit, Tone } from '../../engine/rules/lens.ts';
import { tones } from '../../engine/rules/lens.ts';
import type { Layout } from './geometry.ts';
import { centreOf, outlineOf } from './geometry.ts';
import styles from './lens.module.css';
import { classes } from './classes.ts';

interface LensProps {
  readonly layout: Layout;
  readonly lit: readonly Lit[];
}

/** The sites that a lens lights, below the pieces: each tone has its own colour and pattern. */
export function Lens({ layout, lit }: LensProps) {
  const id = useId();
  return (
    <g className={styles.lens} aria-hidden="true">
      <TonePatterns id={id} />
      {lit.map(({ site, tone }) => (
        <g key={site} data-tone={tone}>
          <polygon className={styles.veil} points={outlineOf(layout, site)} />
          <polygon className={styles.tint} points={outlineOf(layout, site)} />
          <polygon points={outlineOf(layout, site)} fill={patternUrl(id, tone)} />
        </g>
      ))}
    </g>
  );
}

/** How far above a site’s centre the line of a figure is, in squares. */
const FIGURE_LINE = 0.29;

/** The figures that a lens writes on sites: at the upper edge, between the pieces at the corners. */
export function LensFigures({ layout, lit }: LensProps) {
  return (
    <g className={classes(styles.lens, styles.figures)} aria-hidden="true">
      {lit.map(({ site, tone, figure }) => {
        if (figure === undefined) return null;
        const [x, y] = centreOf(layout, site);
        return (
          <text key={site} data-tone={tone} x={x} y={y - FIGURE_LINE} textAnchor="middle">
            {figure}
          </text>
        );
      })}
    </g>
  );
}

/** A tone as it looks on the board, for a legend. */
export function ToneSwatch({ tone }: { readonly tone: Tone }) {
  const id = useId();
  return (
    <svg className={classes(styles.lens, styles.toneSwatch)} viewBox="0 0 .6 .6" aria-hidden="true">
      <TonePatterns id={id} />
      <rect className={styles.groundBelow} width=".6" height=".6" />
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
